<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of diagram.tsx, figure.tsx and serial-form.tsx, before anyone has touched them. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   model: array{Title: string, Url: string, serial_prefix: string, serial_plate: string},
     *   name: string,
     *   url: string,
     *   figure: array{url: string, width: int, height: int},
     *   numbers: list<array{ref: string, rows: non-empty-list<array{description: string, quantity: int}>}>,
     *   spots: list<array{ref: string, x: float|int, y: float|int, w: float|int, h: float|int}>,
     *   previous: array{name: string, url: string}|null,
     *   next: array{name: string, url: string}|null,
     *   serial: string|null,
     *   fault: array{partId: int, message: string, quantity: string}|null
     * } $props
     */
    ['model' => $model, 'figure' => $figure, 'numbers' => $numbers, 'previous' => $previous, 'next' => $next] = $props;
    $serial = $props['serial'] ?? '';
    $first = array_map(static fn (array $number): array => $number['rows'][0], array_column($numbers, null, 'ref'));

    $tool = static fn (string $text, ?string $label, bool $isDisabled, string $class = ''): Markup => Html::el(
        'button',
        ['type' => 'button', 'class' => 'coleman-parts-viewer__tool' . $class, 'aria-label' => $label, 'aria-disabled' => $isDisabled ? 'true' : 'false'],
        $text,
    );

    $seen = [];
    $spot = static function (array $spot) use (&$seen, $first): Markup {
        /** @var array{ref: string, x: float|int, y: float|int, w: float|int, h: float|int} $spot */
        ['ref' => $ref, 'x' => $x, 'y' => $y, 'w' => $w, 'h' => $h] = $spot;
        $count = $seen[$ref] = ($seen[$ref] ?? 0) + 1;
        $row = $first[$ref] ?? null;

        return Html::el(
            'a',
            [
                'id' => 'callout-' . $ref . ($count > 1 ? '.' . $count : ''),
                'class' => 'coleman-parts-viewer__spot',
                'href' => '#ref-' . $ref,
                'aria-label' => null === $row
                    ? $ref
                    /* translators: 1: number in the picture, 2: description of a part, 3: how many the machine takes */
                    : sprintf(__('%1$s, %2$s, %3$d needed', 'coleman'), $ref, $row['description'], $row['quantity']),
                'style' => "left:{$x}%;top:{$y}%;width:{$w}%;height:{$h}%",
                'draggable' => 'false',
            ],
            $ref,
        );
    };

    $picture = Html::el(
        'div',
        ['class' => 'coleman-parts-viewer__figure'],
        Html::el(
            'div',
            ['class' => 'coleman-parts-viewer__tools is-scripted', 'role' => 'group', 'aria-label' => __('Zoom', 'coleman')],
            $tool('−', __('Zoom out', 'coleman'), true),
            $tool('+', __('Zoom in', 'coleman'), false),
            $tool(__('Whole picture', 'coleman'), null, true, ' is-wide'),
            Html::el('span', ['class' => 'coleman-parts-viewer__zoom', 'role' => 'status'], '100%'),
        ),
        Html::el(
            'div',
            [
                'class' => 'coleman-parts-viewer__viewport',
                'role' => 'group',
                'tabindex' => 0,
                /* translators: %s: name of a diagram */
                'aria-label' => sprintf(__('Picture: %s. Plus and minus zoom, arrows move, 0 shows all of it.', 'coleman'), $props['name']),
                'style' => "aspect-ratio:{$figure['width']}/{$figure['height']}",
            ],
            Html::el(
                'div',
                ['class' => 'coleman-parts-viewer__stage', 'style' => 'width:100%'],
                Html::el('img', [
                    'class' => 'coleman-parts-viewer__drawing',
                    'src' => $figure['url'],
                    'alt' => '',
                    'width' => $figure['width'],
                    'height' => $figure['height'],
                    'loading' => 'eager',
                    'decoding' => 'async',
                    'draggable' => 'false',
                ]),
                array_map($spot, $props['spots']),
            ),
        ),
    );

    $turn = static function (?array $to, string $label, string $rel) use ($serial): ?Markup {
        /** @var array{name: string, url: string}|null $to */
        return null === $to ? null : Html::el('li', [], Html::el(
            'a',
            [
                'class' => "coleman-parts-viewer__turn is-{$rel}",
                'rel' => $rel,
                'href' => $to['url'] . ('' === $serial ? '' : '?serial=' . rawurlencode($serial)),
            ],
            Html::el('span', ['class' => 'coleman-parts-viewer__turn-label'], $label),
            Html::el('span', ['class' => 'coleman-parts-viewer__turn-name'], $to['name']),
        ));
    };

    $serialForm = static function () use ($model, $props, $serial): Markup {
        $hint = implode('; ', array_filter([
            $model['serial_plate'],
            /* translators: %s: the first letters of serial numbers */
            '' === $model['serial_prefix'] ? '' : sprintf(__('it begins with %s', 'coleman'), $model['serial_prefix']),
        ], static fn (string $text): bool => '' !== $text));

        return Html::el(
            'form',
            ['class' => 'coleman-parts-viewer__serial', 'method' => 'get', 'action' => $props['url']],
            Html::el(
                'label',
                ['class' => 'coleman-parts-viewer__serial-label', 'for' => 'parts-viewer-serial'],
                __('Serial number of your machine', 'coleman'),
            ),
            Html::el('input', [
                'id' => 'parts-viewer-serial',
                'class' => 'coleman-parts-viewer__serial-input',
                'type' => 'text',
                'name' => 'serial',
                'value' => $serial,
                'maxlength' => 40,
                'autocomplete' => 'off',
                'autocapitalize' => 'characters',
                'spellcheck' => 'false',
                'aria-describedby' => '' === $hint ? null : 'parts-viewer-plate',
            ]),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'quiet', 'label' => __('Show what fits', 'coleman')]),
            '' === $hint ? null : Html::el('p', ['class' => 'coleman-parts-viewer__hint', 'id' => 'parts-viewer-plate'], $hint . '.'),
        );
    };

    /** @var Closure(array<string, mixed>): Markup $rows */
    $rows = require __DIR__ . '/rows.php';

    return Html::el(
        'div',
        ['class' => 'coleman-parts-viewer__diagram'],
        Html::el(
            'div',
            ['class' => 'coleman-parts-viewer__title'],
            Html::el('h1', ['class' => 'coleman-parts-viewer__heading'], $props['name']),
            Html::el(
                'p',
                ['class' => 'coleman-parts-viewer__about', 'data-native' => ''],
                Html::el('a', ['href' => $model['Url']], $model['Title']),
            ),
        ),
        Html::el(
            'div',
            ['class' => 'coleman-parts-viewer__columns'],
            Html::el(
                'div',
                ['class' => 'coleman-parts-viewer__picture'],
                $picture,
                null === $previous && null === $next ? null : Html::el(
                    'nav',
                    ['class' => 'coleman-parts-viewer__turns', 'aria-label' => __('More diagrams', 'coleman'), 'data-native' => ''],
                    Html::el(
                        'ul',
                        [],
                        $turn($previous, __('Previous diagram', 'coleman'), 'prev'),
                        $turn($next, __('Next diagram', 'coleman'), 'next'),
                    ),
                ),
            ),
            Html::el(
                'div',
                ['class' => 'coleman-parts-viewer__list'],
                null === $props['serial'] ? null : $serialForm(),
                [] === $numbers
                    ? Html::el('p', ['class' => 'coleman-parts-viewer__none'], sprintf(
                        /* translators: %s: a machine */
                        __('The parts of this diagram are not listed yet. Ask our parts desk for the %s.', 'coleman'),
                        $model['Title'],
                    ))
                    : $rows(['numbers' => $numbers, 'prefix' => $model['serial_prefix'], 'serial' => $serial, 'fault' => $props['fault']]),
            ),
        ),
    );
};

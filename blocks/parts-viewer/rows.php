<?php

declare(strict_types=1);

use Coleman\Api\Models\SerialNumber;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of rows.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   numbers: list<array{ref: string, rows: list<array{
     *     description: string, quantity: int, note: string, serial_from: string, serial_to: string,
     *     part: array{PartId: int, PartNumber: string, Url: string, InStock: bool, price_cents: int|null, availability_text: string, ...}|null,
     *     superseded: array{PartNumber: string, Url: string, by: list<list<array{PartNumber: string, Url: string, quantity: int}>>}|null
     *   }>}>,
     *   prefix: string,
     *   serial: string,
     *   fault: array{partId: int, message: string, quantity: string}|null
     * } $props
     */
    ['numbers' => $numbers, 'prefix' => $prefix, 'serial' => $serial, 'fault' => $fault] = $props;

    $breakText = static fn (string $from, string $to): string => match (true) {
        /* translators: 1: first serial number, 2: last one */
        '' !== $from && '' !== $to => sprintf(__('Fits from serial number %1$s to %2$s', 'coleman'), $from, $to),
        /* translators: %s: a serial number */
        '' !== $from => sprintf(__('Fits from serial number %s', 'coleman'), $from),
        /* translators: %s: a serial number */
        '' !== $to => sprintf(__('Fits up to serial number %s', 'coleman'), $to),
        default => '',
    };

    $superseded = static function (?array $superseded): ?Markup {
        /** @var array{PartNumber: string, Url: string, by: list<list<array{PartNumber: string, Url: string, quantity: int}>>}|null $superseded */
        if (null === $superseded) {
            return null;
        }
        if ([] === $superseded['by']) {
            return Html::el(
                'p',
                ['class' => 'coleman-parts-viewer__superseded'],
                Html::el('span', [], __('In place of', 'coleman')),
                Html::el('a', ['href' => $superseded['Url']], $superseded['PartNumber']),
            );
        }

        return Html::el(
            'div',
            ['class' => 'coleman-parts-viewer__superseded'],
            Html::el('span', [], count($superseded['by']) > 1 ? __('This number is now one of these:', 'coleman') : __('This number is now', 'coleman')),
            Html::el('ul', [], array_map(static fn (array $choice): Markup => Html::el('li', [], array_map(
                static fn (array $piece): Markup => Html::el(
                    'a',
                    ['href' => $piece['Url']],
                    $piece['quantity'] > 1 ? "{$piece['quantity']} × {$piece['PartNumber']}" : $piece['PartNumber'],
                ),
                $choice,
            )), $superseded['by'])),
        );
    };

    $unfit = 0;
    $groups = [];
    foreach ($numbers as ['ref' => $ref, 'rows' => $rows]) {
        $lines = [];
        foreach ($rows as $row) {
            $part = $row['part'];
            $fits = SerialNumber::fits($serial, $prefix, $row['serial_from'], $row['serial_to']);
            $unfit += $fits ? 0 : 1;
            $fitsText = $breakText($row['serial_from'], $row['serial_to']);
            $offered = [] === ($row['superseded']['by'] ?? []) ? $part : null;
            $lines[] = Html::el(
                'tr',
                ['class' => 'coleman-parts-viewer__row' . ($fits ? '' : ' is-unfit')],
                Html::el(
                    'th',
                    ['class' => 'coleman-parts-viewer__ref', 'scope' => 'row'],
                    '' === $ref ? '–' : Html::el('a', ['class' => 'coleman-parts-viewer__ref-link', 'href' => '#callout-' . $ref], $ref),
                ),
                Html::el(
                    'td',
                    ['class' => 'coleman-parts-viewer__part', 'data-native' => ''],
                    null === $part ? null : Html::el('a', ['class' => 'coleman-parts-viewer__number', 'href' => $part['Url']], $part['PartNumber']),
                    Html::el('p', ['class' => 'coleman-parts-viewer__name'], $row['description']),
                    '' === $row['note'] ? null : Html::el('p', ['class' => 'coleman-parts-viewer__note'], $row['note']),
                    '' === $fitsText ? null : Html::el(
                        'p',
                        ['class' => 'coleman-parts-viewer__fits'],
                        /* translators: %s: for which serial numbers it is */
                        $fits ? $fitsText : sprintf(__('Not for your machine. %s', 'coleman'), $fitsText),
                    ),
                    $superseded($row['superseded']),
                ),
                /* translators: %d: how many of a part the machine takes */
                Html::el('td', ['class' => 'coleman-parts-viewer__needed'], sprintf(__('%d needed', 'coleman'), $row['quantity'])),
                Html::el(
                    'td',
                    ['class' => 'coleman-parts-viewer__price'],
                    null === $offered ? null : Twins::ui('price')(['cents' => $offered['price_cents']]),
                    null === $offered ? null : Html::el(
                        'p',
                        ['class' => 'coleman-parts-viewer__availability' . ($offered['InStock'] ? ' is-in-stock' : '')],
                        $offered['availability_text'],
                    ),
                    null !== $part ? null : Html::el('p', ['class' => 'coleman-parts-viewer__availability'], __('Not sold separately', 'coleman')),
                ),
                Html::el(
                    'td',
                    ['class' => 'coleman-parts-viewer__order'],
                    null === $offered || !$fits ? null : Twins::ui('order-form')([
                        'part' => $offered,
                        'variant' => 'quiet',
                        'fault' => ($fault['partId'] ?? 0) === $offered['PartId'] ? $fault : null,
                    ]),
                ),
            );
        }
        $groups[] = Html::el('tbody', ['id' => '' === $ref ? null : 'ref-' . $ref, 'class' => 'coleman-parts-viewer__group-rows'], $lines);
    }

    $told = match (true) {
        '' === $serial => '',
        /* translators: %s: what was typed */
        '' === SerialNumber::sequence($serial, $prefix) => sprintf(__('There is no number at the end of %s, so everything is shown.', 'coleman'), $serial),
        /* translators: %s: a serial number */
        0 === $unfit => sprintf(__('Everything here fits serial number %s.', 'coleman'), $serial),
        /* translators: 1: number of rows, 2: a serial number */
        default => sprintf(_n('%1$d row does not fit serial number %2$s.', '%1$d rows do not fit serial number %2$s.', $unfit, 'coleman'), $unfit, $serial),
    };

    return Html::fragment(
        Html::el('p', ['class' => 'coleman-parts-viewer__told', 'role' => 'status'], $told),
        Html::el(
            'table',
            ['class' => 'coleman-parts-viewer__table'],
            Html::el('caption', ['class' => 'coleman-parts-viewer__caption'], __('Parts in this diagram', 'coleman')),
            Html::el('thead', ['class' => 'coleman-parts-viewer__columns-names'], Html::el('tr', [], array_map(
                static fn (string $name): Markup => Html::el('th', ['scope' => 'col'], $name),
                [__('Number', 'coleman'), __('Part', 'coleman'), __('Needed', 'coleman'), __('Price', 'coleman'), __('Order', 'coleman')],
            ))),
            $groups,
        ),
    );
};

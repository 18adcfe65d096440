<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

$fact = static fn (string $label, string $value): ?Markup => '' === $value ? null : Html::el(
    'div',
    [],
    Html::el('dt', [], $label),
    Html::el('dd', [], $value),
);

$grouped = static fn (?int $number): string => null === $number ? '' : number_format($number);

/** Twin of machine-card.tsx. */
return static function (array $props) use ($fact, $grouped): Markup {
    /**
     * @var array{
     *   machine: array{
     *     id: int, title: string, url: string, image: string, cents: int|null, year: int|null, hours: int|null,
     *     horsepower: int|null, stock: string, city: string, isUsed: bool, isSold: bool
     *   },
     *   level: 'h2'|'h3'|'h4',
     *   isFirst: bool,
     *   canCompare: bool,
     *   isPicked?: bool
     * } $props
     */
    ['machine' => $machine] = $props;
    $price = match (true) {
        $machine['isSold'] => __('Sold', 'coleman'),
        null === $machine['cents'] => __('Call for price', 'coleman'),
        default => Money::short($machine['cents']),
    };
    $power = $fact(__('HP', 'coleman'), $grouped($machine['horsepower']));

    return Html::el(
        'li',
        ['class' => 'coleman-machine-card'],
        Html::el(
            'div',
            ['class' => 'coleman-machine-card__face', 'data-native' => true],
            Html::el(
                $props['level'],
                ['class' => 'coleman-machine-card__name'],
                Html::el('a', ['class' => 'coleman-machine-card__link', 'href' => $machine['url']], $machine['title']),
            ),
            Html::el('img', [
                'class' => 'coleman-machine-card__picture',
                'src' => $machine['image'],
                'alt' => '',
                'width' => 480,
                'height' => 300,
                'loading' => $props['isFirst'] ? 'eager' : 'lazy',
                'decoding' => 'async',
            ]),
            Html::el('p', ['class' => 'coleman-machine-card__price' . (null === $machine['cents'] || $machine['isSold'] ? ' is-words' : '')], $price),
            Html::el(
                'dl',
                ['class' => 'coleman-machine-card__facts'],
                ...($machine['isUsed'] ? [
                    $fact(__('Year', 'coleman'), (string) $machine['year']),
                    $fact(__('Hours', 'coleman'), $grouped($machine['hours'])),
                ] : [$fact(__('Stock no.', 'coleman'), $machine['stock'])]),
                ...[$power],
            ),
            Html::el(
                'p',
                ['class' => 'coleman-machine-card__where'],
                $machine['isUsed']
                    /* translators: 1: city of a branch, 2: stock number. */
                    ? sprintf(__('%1$s · No. %2$s', 'coleman'), $machine['city'], $machine['stock'])
                    : $machine['city'],
            ),
        ),
        !$props['canCompare'] ? null : Html::el(
            'label',
            ['class' => 'coleman-machine-card__compare'],
            Html::el('input', [
                'type' => 'checkbox',
                'name' => 'ids[]',
                'value' => $machine['id'],
                'checked' => $props['isPicked'] ?? false,
                /* translators: %s: a machine, such as Kubota SVL75-3. */
                'aria-label' => sprintf(__('Compare %s', 'coleman'), $machine['title']),
            ]),
            __('Compare', 'coleman'),
        ),
    );
};

<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of cart-part.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   item: array{
     *     PartNumber: string, Description: string, Vendor: string, Url: string, PickupOnly: bool, Photo: array{MediumImagePath: string},
     *     price_cents: int|null, core_cents?: int, oversize_cents?: int, availability_text: string, notices: list<string>
     *   },
     *   id: string,
     *   more: Markup|null
     * } $props
     */
    ['item' => $item, 'id' => $id, 'more' => $more] = $props;

    return Html::fragment(
        Html::el('img', [
            'class' => 'coleman-cart__image',
            'src' => $item['Photo']['MediumImagePath'],
            'alt' => '',
            'width' => 96,
            'height' => 60,
            'loading' => 'lazy',
            'decoding' => 'async',
        ]),
        Html::el(
            'div',
            ['class' => 'coleman-cart__part'],
            Html::el(
                'p',
                ['id' => $id, 'class' => 'coleman-cart__description'],
                '' === $item['Url'] ? $item['Description'] : Html::el('a', ['href' => $item['Url'], 'data-native' => ''], $item['Description']),
            ),
            Html::el(
                'p',
                ['class' => 'coleman-cart__about'],
                Html::el('span', ['class' => 'coleman-cart__number'], $item['PartNumber']),
                '' === $item['Vendor'] ? null : Html::el('span', ['class' => 'coleman-cart__maker'], $item['Vendor']),
            ),
            Html::el(
                'p',
                // As the sentence of the specification begins; whatever else it says is about waiting.
                ['class' => 'coleman-cart__availability' . (str_starts_with($item['availability_text'], 'In Stock') ? ' is-in-stock' : '')],
                $item['availability_text'],
            ),
            !$item['PickupOnly'] ? null : Html::el('p', ['class' => 'coleman-cart__pickup'], __('Pick up only', 'coleman')),
            0 === ($item['core_cents'] ?? 0) ? null : Html::el(
                'p',
                ['class' => 'coleman-cart__charge'],
                /* translators: %s: amount of money */
                sprintf(__('Core deposit %s each', 'coleman'), Money::format($item['core_cents'])),
            ),
            0 === ($item['oversize_cents'] ?? 0) || $item['PickupOnly'] ? null : Html::el(
                'p',
                ['class' => 'coleman-cart__charge'],
                /* translators: %s: amount of money */
                sprintf(__('Oversize charge %s each when shipped', 'coleman'), Money::format($item['oversize_cents'])),
            ),
            array_map(static fn (string $notice): Markup => Html::el('p', ['class' => 'coleman-cart__notice'], $notice), $item['notices']),
            $more,
        ),
        Html::el(
            'p',
            ['class' => 'coleman-cart__unit'],
            Twins::ui('price')(['cents' => $item['price_cents']]),
            null === $item['price_cents'] ? null : Html::el('span', ['class' => 'coleman-cart__each'], __('each', 'coleman')),
        ),
    );
};

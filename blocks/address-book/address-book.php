<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of address-book.tsx. */
return static function (array $props): Markup {
    /** @var array{addresses: list<array{id: int, lines: list<string>, phone: string, isDefault: bool, url: string}>, urls: array{add: string}} $props */
    $plate = static function (array $address): Markup {
        /** @var array{id: int, lines: list<string>, phone: string, isDefault: bool, url: string} $address */
        $lines = array_filter([...array_slice($address['lines'], 1), $address['phone']], static fn (string $line): bool => '' !== $line);

        return Twins::ui('plate')(['title' => $address['lines'][0] ?? '', 'children' => [
            Html::el('address', ['class' => 'coleman-address-book__lines'], array_map(static fn (string $line): Markup => Html::el('span', [], $line), $lines)),
            $address['isDefault'] ? Html::el('p', ['class' => 'coleman-address-book__default'], __('Used unless you say otherwise', 'coleman')) : null,
            Html::el(
                'div',
                ['class' => 'coleman-address-book__ways'],
                Html::el('a', ['class' => 'coleman-sheet__link', 'href' => $address['url'], 'data-native' => ''], __('Edit', 'coleman')),
                Html::el(
                    'details',
                    ['class' => 'coleman-address-book__delete'],
                    Html::el('summary', ['class' => 'coleman-address-book__ask'], __('Delete', 'coleman')),
                    Html::el(
                        'form',
                        ['method' => 'post'],
                        Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'address_delete']),
                        Html::el('input', ['type' => 'hidden', 'name' => 'CustomerAddressId', 'value' => $address['id']]),
                        Twins::ui('button')(['type' => 'submit', 'variant' => 'quiet', 'label' => __('Yes, delete this address', 'coleman')]),
                    ),
                ),
            ),
        ]]);
    };

    return Twins::form('sheet')(['title' => __('Your addresses', 'coleman'), 'width' => 'full', 'children' => [
        Html::el(
            'div',
            ['class' => 'coleman-address-book__list', 'tabindex' => -1],
            [] === $props['addresses']
                ? Html::el('p', ['class' => 'coleman-sheet__text'], __('No addresses yet. Save one here and you will not have to type it at checkout.', 'coleman'))
                : null,
            array_map($plate, $props['addresses']),
        ),
        Html::el(
            'p',
            ['class' => 'coleman-sheet__links', 'data-native' => ''],
            Html::el('a', ['class' => 'coleman-address-book__add', 'href' => $props['urls']['add']], __('Add an address', 'coleman')),
        ),
    ]]);
};

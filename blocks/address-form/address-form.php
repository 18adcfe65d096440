<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of address-form.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string, addressId: int, values: array<string, string>, errors: array<string, string>, isDefault: bool, urls: array{addresses: string}
     * } $props
     */
    ['id' => $id, 'addressId' => $addressId] = $props;

    return Twins::form('sheet')([
        'title' => 0 === $addressId ? __('Add an address', 'coleman') : __('Edit an address', 'coleman'),
        'width' => 'narrow',
        'children' => Twins::ui('plate')(['title' => __('Address', 'coleman'), 'children' => Html::el(
            'form',
            ['class' => 'coleman-sheet__form', 'method' => 'post', 'novalidate' => true],
            Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'address_save']),
            Html::el('input', ['type' => 'hidden', 'name' => 'CustomerAddressId', 'value' => $addressId]),
            Twins::form('address-fields')(['id' => $id, 'prefix' => '', 'values' => $props['values'], 'errors' => $props['errors']]),
            Twins::form('tick')([
                'id' => "{$id}-is_default",
                'name' => 'is_default',
                'label' => __('Use this address unless I say otherwise', 'coleman'),
                'isTicked' => $props['isDefault'],
            ]),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Save the address', 'coleman')]),
            Html::el(
                'p',
                ['class' => 'coleman-sheet__links', 'data-native' => ''],
                Html::el('a', ['class' => 'coleman-sheet__link', 'href' => $props['urls']['addresses']], __('Back to your addresses', 'coleman')),
            ),
        )]),
    ]);
};

<?php

declare(strict_types=1);

use Coleman\Api\Cart\CartRules;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of order-form.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   part: array{PartId: int, PickupOnly: bool, CanShip: string, orderable: bool, default_quantity: int, multiple_of: int},
     *   fault?: array{message: string, quantity: string}|null,
     *   variant?: 'primary'|'quiet'
     * } $props
     */
    $part = $props['part'];
    $fault = $props['fault'] ?? null;
    $faultId = null === $fault ? null : "order-fault-{$part['PartId']}";
    $typed = $fault['quantity'] ?? '';

    $message = $part['PickupOnly'] ? Html::el('p', ['class' => 'coleman-order-form__message'], $part['CanShip']) : null;
    if (!$part['orderable']) {
        return $message ?? Html::fragment();
    }

    return Html::el(
        'form',
        ['class' => 'coleman-order-form', 'method' => 'post'],
        Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'cart_add']),
        Html::el('input', ['type' => 'hidden', 'name' => 'partId', 'value' => $part['PartId']]),
        $message,
        null === $fault ? null : Html::el('p', ['id' => $faultId, 'class' => 'coleman-order-form__fault', 'role' => 'alert'], $fault['message']),
        Html::el(
            'label',
            ['class' => 'coleman-order-form__quantity'],
            Html::el('span', [], __('Quantity', 'coleman')),
            Html::el('input', [
                'type' => 'number',
                'name' => 'quantity',
                'inputmode' => 'numeric',
                'min' => $part['multiple_of'],
                'max' => CartRules::MAX_QUANTITY - CartRules::MAX_QUANTITY % $part['multiple_of'],
                'step' => $part['multiple_of'],
                'value' => '' === $typed ? $part['default_quantity'] : $typed,
                'required' => true,
                'aria-invalid' => null === $fault ? null : 'true',
                'aria-describedby' => $faultId,
            ]),
        ),
        Twins::ui('button')(['type' => 'submit', 'variant' => $props['variant'] ?? 'primary', 'label' => $part['PickupOnly'] ? __('Reserve for pickup', 'coleman') : __('Add to cart', 'coleman')]),
    );
};

<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

$field = static fn (string $name, string $type, string $label, string $value, string $error, string $autocomplete): Markup => Twins::form('field')([
    'id' => "order-lookup-{$name}",
    'name' => $name,
    'type' => $type,
    'label' => $label,
    'value' => $value,
    'error' => $error,
    'autocomplete' => $autocomplete,
]);

/** Twin of order-lookup.tsx. */
return static function (array $props) use ($field): Markup {
    /**
     * @var array{
     *   asks: 'number'|'email', title: string, link: array{id: string, key: string, page: string}, number: string, email: string, errors: array<string, string>, isSent: bool,
     *   urls: array{orders: string, lookup: string}
     * } $props
     */
    ['errors' => $errors, 'urls' => $urls] = $props;
    $isLink = 'email' === $props['asks'];

    return Html::el(
        'div',
        ['class' => 'coleman-order-lookup__frame'],
        Html::el('h1', ['class' => 'coleman-order-lookup__title'], $props['title']),
        $props['isSent'] ? Html::el(
            'p',
            ['class' => 'coleman-order-lookup__sent', 'role' => 'status'],
            __('If we have an order of that number for that email address, its link is on its way there.', 'coleman'),
        ) : null,
        Html::el('p', ['class' => 'coleman-order-lookup__text'], $isLink
            ? __('Enter the email address you ordered with.', 'coleman')
            : __('The link to your order is in the mail we sent you. Lost it? Tell us the order number and your email address, and we will send it again.', 'coleman')),
        Html::el(
            'form',
            ['class' => 'coleman-order-lookup__form', 'method' => 'post'],
            Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => $isLink ? 'order_open' : 'order_lookup']),
            $isLink ? Html::el('input', ['type' => 'hidden', 'name' => 'id', 'value' => $props['link']['id']]) : null,
            $isLink ? Html::el('input', ['type' => 'hidden', 'name' => 'key', 'value' => $props['link']['key']]) : null,
            $isLink ? Html::el('input', ['type' => 'hidden', 'name' => 'page', 'value' => $props['link']['page']]) : null,
            $isLink ? null : $field('number', 'text', __('Order number', 'coleman'), $props['number'], $errors['number'] ?? '', 'off'),
            $field('email', 'email', __('Email Address', 'coleman'), $props['email'], $errors['email'] ?? '', 'email'),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => $isLink ? __('Open the order', 'coleman') : __('Send me the link', 'coleman')]),
        ),
        Html::el(
            'p',
            ['class' => 'coleman-order-lookup__ways'],
            $isLink ? Html::el('a', ['class' => 'coleman-order-lookup__way', 'href' => $urls['lookup']], __('Have the link sent again', 'coleman')) : null,
            Html::el('a', ['class' => 'coleman-order-lookup__way', 'href' => $urls['orders']], __('See the orders of your account', 'coleman')),
        ),
    );
};

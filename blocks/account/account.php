<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of account.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   name: string,
     *   email: string,
     *   list: array{orders: list<array{number: string, url: string, date: string, items: string, state: string, isOver: bool, total: string}>},
     *   urls: array{orders: string, profile: string}
     * } $props
     */
    $text = static fn (string $text): Markup => Html::el('p', ['class' => 'coleman-sheet__text'], $text);
    $link = static fn (string $url, string $text): Markup => Html::el('a', ['class' => 'coleman-sheet__link', 'href' => $url], $text);
    $hasOrders = [] !== $props['list']['orders'];

    return Twins::form('sheet')(['title' => __('My Account', 'coleman'), 'width' => 'full', 'children' => [
        Twins::ui('plate')(['title' => __('Customer', 'coleman'), 'children' => [
            Html::el('div', [], Html::el('p', ['class' => 'coleman-account__name'], $props['name']), $text($props['email'])),
            Html::el(
                'form',
                ['class' => 'coleman-sheet__links', 'method' => 'post'],
                Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'sign_out']),
                $link($props['urls']['profile'], __('Edit your profile', 'coleman')),
                Twins::ui('button')(['type' => 'submit', 'variant' => 'quiet', 'label' => __('Log Out', 'coleman')]),
            ),
        ]]),
        Twins::ui('plate')(['title' => __('Latest orders', 'coleman'), 'children' => [
            $hasOrders ? Twins::ui('order-rows')($props['list']) : $text(__('No orders yet. Everything you order will be listed here.', 'coleman')),
            $hasOrders ? Html::el('p', ['class' => 'coleman-sheet__links'], $link($props['urls']['orders'], __('All orders', 'coleman'))) : null,
        ]]),
    ]]);
};

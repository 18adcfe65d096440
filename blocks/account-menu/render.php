<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

Plugin::services()->cacheHeaders()->keepPrivate();

// A guest has no account to go about in: an order may be looked at by its link alone.
if (is_user_logged_in()) {
    $account = Plugin::services()->accounts()->byUser(get_current_user_id());
    // What each item is for, and the pages that stand below it.
    $items = [
        [__('My Account', 'coleman'), '/customer', ['my-account']],
        [__('Orders', 'coleman'), '/customer/orders', ['my-orders', 'order-summary']],
        ...($account->hasTerms ? [[__('Statement', 'coleman'), '/customer/statement', []]] : []),
        [__('Lists', 'coleman'), '/customer/lists', ['my-lists', 'saved-list']],
        [__('Addresses', 'coleman'), '/customer/addresses', ['my-addresses', 'customer-address']],
        [__('People', 'coleman'), '/customer/people', ['my-people']],
        [__('Profile', 'coleman'), '/customer/edit', ['customer-edit']],
        [__('Tell me when', 'coleman'), '/customer/watches', ['my-watches']],
        [__('Ways to pay', 'coleman'), '/customer/pay-methods', ['pay-methods']],
        [__('Log Out', 'coleman'), '/customer/logout', []],
    ];
    $page = Plugin::services()->router()->current()?->name;

    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('account-menu', [
        'unconfirmed' => $account->isConfirmed ? '' : wp_get_current_user()->user_email,
        'items' => array_map(static fn (array $item): array => [
            'label' => $item[0],
            'url' => Query::home($item[1]),
            'isCurrent' => in_array($page, $item[2], true),
        ], $items),
    ]));
}

<?php

declare(strict_types=1);

use Coleman\Api\Lists\ListPages;
use Coleman\Api\Orders\OrderForms;
use Coleman\Api\Orders\OrderPageAccess;
use Coleman\Api\Orders\OrderPageRequest;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\Returns\ReturnForms;
use Coleman\Api\Plugin;
use Coleman\Blocks\Branches;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/** @var array{mode: 'summary'|'slip'|'quote'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();
$visit = $services->router()->current()?->entity;

if (!$visit instanceof OrderPageRequest) {
    return;
}
$order = $visit->order;
if (null === $order) {
    // Who has the key alone is asked for the email; who has neither stands before the gate around this block.
    if (OrderPageAccess::Email === $visit->access) {
        echo render_block(['blockName' => 'coleman/order-lookup', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
    }

    return;
}
['branches' => $branches] = $sheet = $services->orderViewModel()->build($order, $services->mayChangeOrder($order));
unset($sheet['branches']);
$home = rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');
$path = static fn (string $end): string => $home . ('' === $visit->key ? OrderPresenter::path($order) . $end : OrderPresenter::keyPath($order, $end));

$made = $services->forms()->state('order_account');
// Offered to the guest who placed the order; the page of its key is open to them alone.
$account = 0 !== $order->customerId || is_user_logged_in() || '' === $visit->key ? null : [
    'needsLastName' => '' === OrderForms::names($order->billing->name)[1],
    'lastName' => $made->values['last_name'] ?? '',
    'fault' => array_intersect_key($made->errors, ['password' => '', 'last_name' => '']) === [] ? $made->message : '',
    'errors' => ['password' => $made->errors['password'] ?? '', 'lastName' => $made->errors['last_name'] ?? ''],
];
$asked = $services->forms()->state('order_message');

$returns = 'summary' === $attributes['mode'] ? $services->returnViewModel()->build($order, $services->forms()->state(ReturnForms::ACTION)) : null;
if (null !== $returns) {
    $returns['list'] = array_map(static function (array $one) use ($path): array {
        ['id' => $id, 'hasSlip' => $hasSlip] = $one;
        unset($one['id'], $one['hasSlip']);

        return $one + ['slip' => $hasSlip ? $path('/return/' . $id) : ''];
    }, $returns['list']);
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('order', $sheet + [
    'mode' => $attributes['mode'],
    'dealer' => get_bloginfo('name'),
    'account' => $account,
    'returns' => $returns,
    'message' => ['text' => $asked->values['text'] ?? '', 'error' => $asked->errors['text'] ?? ''],
    'pickups' => [] === $branches ? [] : array_values(array_filter(Branches::all(), static fn (array $branch): bool => in_array($branch['location_id'], $branches, true))),
    'form' => ['id' => $order->id, 'key' => $visit->key, 'email' => $visit->email],
    'urls' => ['order' => $path(''), 'slip' => $path('/view'), 'invoice' => $order->isInvoiced() ? $path('/invoice') : '', 'list' => is_user_logged_in() && ($order->accountId > 0 || $order->customerId === get_current_user_id()) ? Query::home(ListPages::ALL) . '?order=' . $order->id : ''],
]));

<?php

declare(strict_types=1);

use Coleman\Api\Customers\Address;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// A guest has no addresses. The gate around it asks them to sign in; without a gate there is nothing to show.
if (is_user_logged_in()) {
    echo Island::render('address-book', [
        'addresses' => array_map(static function (array $row): array {
            $address = Address::stored($row);
            $id = is_int($row['CustomerAddressId']) ? $row['CustomerAddressId'] : 0;

            return [
                'id' => $id,
                'lines' => explode("\n", $address->lines()),
                'phone' => $address->phone,
                'isDefault' => true === $row['is_default'],
                'url' => Query::home(sprintf('/customer/address/%d', $id)),
            ];
        }, $services->addresses()->list(get_current_user_id())),
        'urls' => ['add' => Query::home('/customer/address/new')],
    ]);
}

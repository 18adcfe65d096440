<?php

/**
 * Plugin Name: Coleman Example
 * Description: Uses each hook of Coleman API once. Copy what you need.
 * Version: 0.1.0
 * Requires PHP: 8.2
 * Requires Plugins: coleman-api
 * License: GPL-2.0-or-later
 */

declare(strict_types=1);

namespace ColemanExample;

use Coleman\Api\Orders\Payment\PaymentGateway;

if (!defined('ABSPATH')) {
    exit;
}

require_once __DIR__ . '/InvoiceGateway.php';

/**
 * The visitor waits while callbacks run. So they only write down what there is to do; WordPress's cron then calls
 * `example_send`, where another system would be told.
 */
function later(string $what, string $reference): void
{
    wp_schedule_single_event(time(), 'example_send', [$what, $reference]);
}

add_action('coleman_order_placed', static function (array $order): void {
    later('order placed', $order['number']);
});

add_action('coleman_order_changed', static function (array $order, array $before): void {
    if ($order['state'] !== $before['state']) {
        later("order {$before['state']} > {$order['state']}", $order['number']);
    }
}, 10, 2);

add_action('coleman_order_paid', static function (array $order): void {
    later('order paid', $order['number']);
});

add_action('coleman_order_shipped', static function (array $order, array $parcel): void {
    later('order shipped with ' . $parcel['carrier'], $order['number']);
}, 10, 2);

add_action('coleman_return_received', static function (array $order, array $return): void {
    later('parts back at branch ' . $return['location_id'], $return['number']);
}, 10, 2);

add_action('coleman_rental_requested', static function (array $rental): void {
    later('rental requested', $rental['reference']);
});

add_action('coleman_lead_received', static function (array $lead): void {
    later('lead received', $lead['reference']);
});

/** A tenth off the parts of the vendors in the option `example_vendors`. A price on request stays one. */
add_filter('coleman_part_price', static function (?int $cents, array $part): ?int {
    $isOff = in_array($part['vendor_id'], (array) get_option('example_vendors', []), true);

    return null !== $cents && $isOff ? intdiv($cents * 9, 10) : $cents;
}, 10, 2);

add_filter('coleman_part_availability', static function (string $text, array $about): string {
    $note = get_option('example_note', '');

    return 'In Stock' === $about['availability'] && is_string($note) && '' !== $note ? $text . ' ' . $note : $text;
}, 10, 2);

/** Takes cards only where the settings have no gateway of their own, and the option `example_gateway` is on. */
add_filter('coleman_payment_gateway', static function (?PaymentGateway $gateway): ?PaymentGateway {
    static $ours = null;

    return $gateway ?? ('1' === get_option('example_gateway') ? ($ours ??= new InvoiceGateway()) : null);
});

add_filter('coleman_payment_signature', static fn (string $signature, array $headers): string => $headers['example_signature'] ?? $signature, 10, 2);

/** What this very page tells the visitor. */
add_filter('coleman_notices', static function (array $notices): array {
    $note = get_option('example_note', '');

    return is_string($note) && '' !== $note ? [...$notices, ['id' => 'example', 'type' => 'success', 'message' => $note]] : $notices;
});

/** The chat of another company, whose script a template loads. */
add_filter('coleman_script_sources', static fn (array $sources): array => [...$sources, 'https://chat.example.com']);

/** A file of warranties: months by part number. They are kept in an option here; a real plugin has a table. */
add_filter('coleman_feed_types', static function (array $types): array {
    $types[] = [
        'name' => 'warranties',
        'columns' => [
            'part_number' => ['kind' => 'text', 'label' => 'Part number', 'is_required' => true, 'aliases' => ['PartNo']],
            'months' => ['kind' => 'whole_number', 'label' => 'Months of warranty'],
        ],
        'key' => ['part_number'],
        'find' => static function (array $rows): array {
            $known = (array) get_option('example_warranties', []);

            return array_map(static fn (array $row): ?array => isset($known[$row['part_number']]) ? ['part_number' => $row['part_number'], 'months' => $known[$row['part_number']]] : null, $rows);
        },
        'save' => static function (array $rows): void {
            update_option('example_warranties', array_column($rows, 'months', 'part_number') + (array) get_option('example_warranties', []), false);
        },
    ];

    return $types;
});

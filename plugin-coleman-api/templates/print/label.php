<?php

declare(strict_types=1);

use Coleman\Api\Orders\PurchaseOrder;
use Coleman\Api\Support\Code128;

/**
 * Address labels, one for each parcel; of a pickup a label with the customer's name. Eight to a page.
 *
 * @var list<array{order: Coleman\Api\Orders\Order, branch: Coleman\Api\Locations\Location|null, parcel: Coleman\Api\Orders\OrderFulfilment|null, place: int, isPickup: bool, rows: list<array{number: string, description: string, pieces: int}>, later: list<string>}> $sheets
 */
$title = __('Address labels', 'coleman');
require __DIR__ . '/head.php';
?>
<?php if ([] === $sheets) { ?>
<p><?php esc_html_e('Orders not found.', 'coleman'); ?></p>
<?php } else { ?>
<button type="button" class="print" onclick="window.print()"><?php esc_html_e('Print', 'coleman'); ?></button>
<?php } ?>
<div class="labels">
<?php foreach ($sheets as ['order' => $order, 'branch' => $from, 'isPickup' => $isPickup, 'place' => $place]) {
    $to = $isPickup ? $order->billing : ($order->shipping ?? $order->billing);
    ?>
<div class="label">
<address><?php
        echo esc_html(get_bloginfo('name'));
    echo null === $from ? '' : esc_html("\n" . sprintf('%s, %s, %s %s', $from->address, $from->city, $from->state, $from->postalCode) . "\n" . $from->phone);
    ?></address>
<?php
    $lines = $isPickup
        ? implode("\n", array_filter([sprintf(/* translators: %s: city */ __('Pickup at %s', 'coleman'), $from->city ?? ''), $to->name, $to->company, $to->phone], static fn (string $line): bool => '' !== $line))
        : $to->lines() . ('' === $to->phone ? '' : "\n" . $to->phone);
    // The largest letters in which all of it fits: the label's size is given, and nothing of it may be cut. So many letters
    // fit beside each other, and so many rows below each other.
    $sizes = ['' => [30, 5], ' is-long' => [36, 6], ' is-longer' => [46, 9], ' is-longest' => [62, 13]];
    $rows = static fn (int $letters): int => (int) array_sum(array_map(static fn (string $line): int => max(1, (int) ceil(mb_strlen($line) / $letters)), explode("\n", $lines)));
    $size = array_find_key($sizes, static fn (array $size): bool => $rows($size[0]) <= $size[1]) ?? ' is-longest';
    ?>
<address class="to<?php echo $size; ?>"><?php echo esc_html($lines); ?></address>
<p><span><?php echo Code128::svg($order->number(), 7, 34); ?><?php echo esc_html($order->number()); ?></span><span><?php
        echo '' === $order->poNumber ? '' : esc_html(PurchaseOrder::label($order->poNumber)) . '<br>';
    echo esc_html($isPickup
        ? sprintf(/* translators: %d: which of several pickups */ __('Pickup %d', 'coleman'), $place)
        : sprintf(/* translators: %d: which of several packages */ __('Package %d', 'coleman'), $place));
    ?></span></p>
</div>
<?php } ?>
</div>
</body>
</html>

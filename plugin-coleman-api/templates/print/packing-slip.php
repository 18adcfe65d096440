<?php

declare(strict_types=1);

/**
 * Packing slips: what is in one parcel, and who sends it. One to a sheet.
 *
 * @var list<array{order: Coleman\Api\Orders\Order, branch: Coleman\Api\Locations\Location|null, parcel: Coleman\Api\Orders\OrderFulfilment|null, place: int, isPickup: bool, rows: list<array{number: string, description: string, pieces: int}>, later: list<string>}> $sheets
 */
$title = __('Packing slip', 'coleman');
require __DIR__ . '/head.php';
?>
<?php if ([] === $sheets) { ?>
<p><?php esc_html_e('Nothing is packed or left to pack.', 'coleman'); ?></p>
<?php } else { ?>
<button type="button" class="print" onclick="window.print()"><?php esc_html_e('Print', 'coleman'); ?></button>
<?php } ?>
<?php foreach ($sheets as ['order' => $order, 'branch' => $from, 'parcel' => $parcel, 'place' => $place, 'isPickup' => $isPickup, 'rows' => $rows, 'later' => $later]) {
    $branch = $isPickup && null !== $from ? $from->city : '';
    ?>
<section>
<?php if (null !== $from) { ?>
<p><strong><?php echo esc_html(get_bloginfo('name')); ?></strong><br><?php echo esc_html(sprintf('%s, %s, %s %s', $from->address, $from->city, $from->state, $from->postalCode)); ?><br><?php echo esc_html($from->phone); ?></p>
<?php } ?>
<?php require __DIR__ . '/order-head.php'; ?>
<p><?php
        echo esc_html($isPickup
            ? sprintf(/* translators: %d: which of several pickups */ __('Pickup %d', 'coleman'), $place)
            : sprintf(/* translators: %d: which of several packages */ __('Package %d', 'coleman'), $place));
    echo null === $parcel || '' === $parcel->carrier . $parcel->tracking ? '' : esc_html(' · ' . trim($parcel->carrier . ' ' . $parcel->tracking));
    ?></p>
<?php if (null === $parcel) {
    require __DIR__ . '/not-yet.php';
} ?>
<table>
<thead><tr class="of"><td colspan="2"><?php echo esc_html($title . ' ' . $order->number()); ?></td></tr><tr><th scope="col"><?php esc_html_e('Pieces', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Part', 'coleman'); ?></th></tr></thead>
<tbody>
<?php foreach ($rows as $row) { ?>
<tr><td class="quantity"><?php echo (int) $row['pieces']; ?></td><td><strong><?php echo esc_html($row['number']); ?></strong><br><?php echo esc_html($row['description']); ?></td></tr>
<?php } ?>
</tbody>
</table>
<?php if ([] !== $later) { ?><p class="whole"><strong><?php esc_html_e('On backorder, sent later', 'coleman'); ?></strong> <?php echo esc_html(implode(', ', $later)); ?></p><?php } ?>
<?php if ('' !== $order->note) { ?><p class="whole"><strong><?php esc_html_e('Note', 'coleman'); ?></strong> <?php echo esc_html($order->note); ?></p><?php } ?>
</section>
<?php } ?>
</body>
</html>

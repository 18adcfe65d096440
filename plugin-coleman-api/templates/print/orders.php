<?php

declare(strict_types=1);

/**
 * Pick lists, or packing slips: one order to a sheet.
 *
 * @var list<array{order: Coleman\Api\Orders\Order, branch: string, rows: list<array{number: string, description: string, quantity: int, backordered: int, how: string, shelves: array<string, int>}>}> $sheets
 * @var bool $isSlip
 */
$title = $isSlip ? __('Packing slip', 'coleman') : __('Pick list', 'coleman');
require __DIR__ . '/head.php';
?>
<?php if ([] === $sheets) { ?>
<p><?php esc_html_e('Orders not found.', 'coleman'); ?></p>
<?php } else { ?>
<button type="button" class="print" onclick="window.print()"><?php esc_html_e('Print', 'coleman'); ?></button>
<?php } ?>
<?php foreach ($sheets as ['order' => $order, 'branch' => $branch, 'rows' => $rows]) { ?>
<section>
<header>
<div>
<h1><?php echo esc_html($title); ?></h1>
<p class="number"><?php echo esc_html($order->number()); ?></p>
<p><?php echo esc_html((string) wp_date(/* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */ __('F j, Y', 'coleman'), $order->placedAt->getTimestamp(), new DateTimeZone('America/Chicago'))); ?><?php if ('' !== $order->poNumber) { ?> · <?php echo esc_html(sprintf(/* translators: %s: number of a purchase order */ __('PO %s', 'coleman'), $order->poNumber)); ?><?php } ?></p>
</div>
<address><?php
    $to = $order->ships() ? ($order->shipping ?? $order->billing) : $order->billing;
    echo esc_html($to->lines() . ('' === $to->phone ? '' : "\n" . $to->phone));
    echo '' === $branch ? '' : esc_html("\n" . sprintf(/* translators: %s: city */ __('Pickup at %s', 'coleman'), $branch));
    ?></address>
</header>
<table>
<thead><tr><?php if (!$isSlip) { ?><td></td><?php } ?><th scope="col"><?php esc_html_e('Pieces', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Part', 'coleman'); ?></th><th scope="col"><?php $isSlip ? esc_html_e('Backordered', 'coleman') : esc_html_e('From', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Delivery', 'coleman'); ?></th></tr></thead>
<tbody>
<?php foreach ($rows as $row) { ?>
<tr><?php if (!$isSlip) { ?><td class="box"><span></span></td><?php } ?><td class="quantity"><?php echo (int) $row['quantity']; ?></td><td><strong><?php echo esc_html($row['number']); ?></strong><br><?php echo esc_html($row['description']); ?></td><td><?php
        if ($isSlip) {
            echo 0 === $row['backordered'] ? '' : (int) $row['backordered'];
        } else {
            foreach ($row['shelves'] as $city => $quantity) {
                echo esc_html(sprintf('%d × %s', $quantity, $city)) . '<br>';
            }
            echo 0 === $row['backordered'] ? '' : esc_html(sprintf(/* translators: %d: number of pieces */ __('%d on backorder', 'coleman'), $row['backordered']));
        }
    ?></td><td><?php echo esc_html($row['how']); ?></td></tr>
<?php } ?>
</tbody>
</table>
<?php if ('' !== $order->note) { ?><p><strong><?php esc_html_e('Note', 'coleman'); ?></strong> <?php echo esc_html($order->note); ?></p><?php } ?>
</section>
<?php } ?>
</body>
</html>

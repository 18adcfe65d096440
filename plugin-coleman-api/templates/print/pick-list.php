<?php

declare(strict_types=1);

use Coleman\Api\Support\Code128;

/**
 * Pick lists: what is still to be picked, one order to a sheet.
 *
 * @var list<array{order: Coleman\Api\Orders\Order, branch: string, picks: array<string, list<array{number: string, description: string, bin: string, pieces: int, how: string}>>, missing: list<string>}> $sheets
 */
$title = __('Pick list', 'coleman');
require __DIR__ . '/head.php';
?>
<?php if ([] === $sheets) { ?>
<p><?php esc_html_e('Orders not found.', 'coleman'); ?></p>
<?php } else { ?>
<button type="button" class="print" onclick="window.print()"><?php esc_html_e('Print', 'coleman'); ?></button>
<?php } ?>
<?php foreach ($sheets as ['order' => $order, 'branch' => $branch, 'picks' => $picks, 'missing' => $missing]) { ?>
<section>
<?php require __DIR__ . '/order-head.php'; ?>
<?php require __DIR__ . '/not-yet.php'; ?>
<?php if ([] === $picks) { ?>
<p><strong><?php esc_html_e('Nothing is left to pick.', 'coleman'); ?></strong></p>
<?php } else { ?>
<table>
<thead><tr class="of"><td colspan="5"><?php echo esc_html($title . ' ' . $order->number()); ?></td></tr><tr><td></td><th scope="col"><?php esc_html_e('Bin', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Pieces', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Part', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Delivery', 'coleman'); ?></th></tr></thead>
<?php foreach ($picks as $city => $rows) { ?>
<tbody>
<tr class="branch"><th scope="colgroup" colspan="5"><?php echo esc_html(sprintf(/* translators: %s: city */ __('From %s', 'coleman'), $city)); ?></th></tr>
<?php foreach ($rows as $row) { ?>
<?php $barcode = Code128::svg($row['number']); ?>
<tr><td class="box"><span></span></td><td class="bin"><?php echo esc_html('' === $row['bin'] ? '–' : $row['bin']); ?></td><td class="quantity"><?php echo (int) $row['pieces']; ?></td><td><strong<?php echo '' === $barcode ? ' class="typed"' : ''; ?>><?php echo esc_html($row['number']); ?></strong><?php echo $barcode; ?><?php echo esc_html($row['description']); ?></td><td><?php echo esc_html($row['how']); ?></td></tr>
<?php } ?>
</tbody>
<?php } ?>
</table>
<?php } ?>
<?php if ([] !== $missing) { ?><p class="whole"><strong><?php esc_html_e('On backorder', 'coleman'); ?></strong> <?php echo esc_html(implode(', ', $missing)); ?></p><?php } ?>
<?php if ('' !== $order->note) { ?><p class="whole"><strong><?php esc_html_e('Note', 'coleman'); ?></strong> <?php echo esc_html($order->note); ?></p><?php } ?>
</section>
<?php } ?>
</body>
</html>

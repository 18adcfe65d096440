<?php

declare(strict_types=1);

/**
 * The slip that goes into the parcel with parts that come back.
 *
 * @var array{order: Coleman\Api\Orders\Order, return: Coleman\Api\Orders\Returns\OrderReturn|null, branch: string, rows: list<array{number: string, description: string, quantity: int, reason: string}>} $facts
 */
['order' => $order, 'return' => $return, 'branch' => $branch, 'rows' => $rows] = $facts;
$title = __('Return slip', 'coleman');
require __DIR__ . '/head.php';
?>
<main>
<?php if (null === $return) { ?>
<p><?php esc_html_e('Return not found.', 'coleman'); ?></p>
<?php } else { ?>
<button type="button" class="print" onclick="window.print()"><?php esc_html_e('Print', 'coleman'); ?></button>
<section>
<header>
<div>
<h1><?php echo esc_html($title); ?></h1>
<p class="number"><?php echo esc_html($return->number()); ?></p>
<p><?php echo esc_html($return->state->label()); ?></p>
</div>
<address><?php echo esc_html(__('Return to', 'coleman') . "\n" . $branch); ?></address>
</header>
<p><?php esc_html_e('Put this slip with the parts.', 'coleman'); ?></p>
<address><?php echo esc_html(__('From', 'coleman') . "\n" . $order->billing->lines()); ?></address>
<table>
<thead><tr class="of"><td colspan="3"><?php echo esc_html($title . ' ' . $return->number()); ?></td></tr><tr><th scope="col"><?php esc_html_e('Pieces', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Part', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Reason', 'coleman'); ?></th></tr></thead>
<tbody>
<?php foreach ($rows as $row) { ?>
<tr><td class="quantity"><?php echo (int) $row['quantity']; ?></td><td><strong><?php echo esc_html($row['number']); ?></strong><br><?php echo esc_html($row['description']); ?></td><td><?php echo esc_html($row['reason']); ?></td></tr>
<?php } ?>
</tbody>
</table>
<?php if ('' !== $return->answer) { ?><p class="whole"><?php echo esc_html($return->answer); ?></p><?php } ?>
</section>
<?php } ?>
</main>
</body>
</html>

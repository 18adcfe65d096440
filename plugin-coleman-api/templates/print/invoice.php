<?php

declare(strict_types=1);

/**
 * The invoice of an order.
 *
 * @var array{order: Coleman\Api\Orders\Order, dealer: string, date: string, account: string, due: string, rows: list<array{number: string, description: string, quantity: int, each: string, amount: string}>, sums: array<string, string>, payments: list<array{label: string, amount: string}>, balance: array{label: string, amount: string}} $facts
 */
['order' => $order, 'dealer' => $dealer, 'date' => $date, 'account' => $account, 'due' => $due, 'rows' => $rows, 'sums' => $sums, 'payments' => $payments, 'balance' => $balance] = $facts;
/* translators: %s: order number */
$title = sprintf(__('Invoice %s', 'coleman'), $order->number());
require __DIR__ . '/head.php';
?>
<main>
<button type="button" class="print" onclick="window.print()"><?php esc_html_e('Print', 'coleman'); ?></button>
<section>
<header>
<div>
<h1><?php esc_html_e('Invoice', 'coleman'); ?></h1>
<p class="number"><?php echo esc_html($order->number()); ?></p>
<p><?php echo esc_html($date); ?></p>
</div>
<address><?php echo esc_html($dealer); ?></address>
</header>
<table>
<tbody>
<tr><th scope="row"><?php esc_html_e('Bill to', 'coleman'); ?></th><td><address><?php echo esc_html(trim($order->billing->lines() . "\n" . $order->email)); ?></address></td></tr>
<?php if ($order->ships()) { ?>
<tr><th scope="row"><?php esc_html_e('Ship to', 'coleman'); ?></th><td><address><?php echo esc_html(($order->shipping ?? $order->billing)->lines()); ?></address></td></tr>
<?php } ?>
<?php if ('' !== $order->paymentLabel()) { ?>
<tr><th scope="row"><?php esc_html_e('Payment', 'coleman'); ?></th><td><?php echo esc_html($order->paymentLabel()); ?></td></tr>
<?php } ?>
<?php foreach ([[__('Account number', 'coleman'), $account], [__('PO number', 'coleman'), $order->poNumber], [__('Due', 'coleman'), $due]] as [$label, $text]) { ?>
<?php if ('' !== $text) { ?>
<tr><th scope="row"><?php echo esc_html($label); ?></th><td><?php echo esc_html($text); ?></td></tr>
<?php } ?>
<?php } ?>
</tbody>
</table>
<table>
<thead><tr class="of"><td colspan="4"><?php echo esc_html($title); ?></td></tr><tr><th scope="col"><?php esc_html_e('Pieces', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Part', 'coleman'); ?></th><th scope="col" class="amount"><?php esc_html_e('Price', 'coleman'); ?></th><th scope="col" class="amount"><?php esc_html_e('Amount', 'coleman'); ?></th></tr></thead>
<tbody>
<?php foreach ($rows as $index => $row) { ?>
<?php if (count($rows) - 1 === $index) { // The sums stand on one page, with the last line.?>
</tbody>
<tbody class="end">
<?php } ?>
<tr><td><?php echo (int) $row['quantity']; ?></td><td><strong><?php echo esc_html($row['number']); ?></strong><br><?php echo esc_html($row['description']); ?></td><td class="amount"><?php echo esc_html($row['each']); ?></td><td class="amount"><?php echo esc_html($row['amount']); ?></td></tr>
<?php } ?>
<?php foreach ($sums as $label => $amount) { ?>
<tr><td></td><td colspan="2"><?php echo esc_html($label); ?></td><td class="amount"><?php echo esc_html($amount); ?></td></tr>
<?php } ?>
<?php foreach ($payments as $payment) { ?>
<tr><td></td><td colspan="2"><?php echo esc_html($payment['label']); ?></td><td class="amount"><?php echo esc_html($payment['amount']); ?></td></tr>
<?php } ?>
<tr><td></td><td colspan="2"><strong><?php echo esc_html($balance['label']); ?></strong></td><td class="amount"><strong><?php echo esc_html($balance['amount']); ?></strong></td></tr>
</tbody>
</table>
</section>
</main>
</body>
</html>

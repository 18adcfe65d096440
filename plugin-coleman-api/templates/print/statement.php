<?php

declare(strict_types=1);

/**
 * What a customer owes.
 *
 * @var array{customer: Coleman\Api\Customers\Customer, dealer: string, date: string, rows: list<array{number: string, date: string, due: string, po: string, total: string, open: string, late: int}>, payments: list<array{date: string, order: string, label: string, amount: string}>, aging: array{current: string, 30: string, 60: string, 90: string, more: string}, limit: string, terms: int, balance: string} $facts
 */
['customer' => $customer, 'dealer' => $dealer, 'date' => $date, 'rows' => $rows, 'payments' => $payments, 'aging' => $aging, 'limit' => $limit, 'terms' => $terms, 'balance' => $balance] = $facts;
$title = __('Statement', 'coleman');
$of = implode(' · ', [$title, $customer->account->company ?: $customer->name() ?: $customer->email, $date]);
require __DIR__ . '/head.php';
?>
<main>
<button type="button" class="print" onclick="window.print()"><?php esc_html_e('Print', 'coleman'); ?></button>
<section>
<header>
<div>
<h1><?php echo esc_html($title); ?></h1>
<p class="number"><?php echo esc_html($balance); ?></p>
<p><?php echo esc_html($date); ?></p>
</div>
<address><?php echo esc_html($dealer); ?></address>
</header>
<table>
<tbody>
<?php foreach ([
    [__('Customer', 'coleman'), trim($customer->account->company . "\n" . $customer->name() . "\n" . $customer->email)],
    [__('Account number', 'coleman'), $customer->account->number],
    [__('Account limit', 'coleman'), $limit],
    /* translators: %d: number of days */
    [__('Payment terms', 'coleman'), 0 === $terms ? '' : sprintf(_n('%d day', '%d days', $terms, 'coleman'), $terms)],
] as [$label, $text]) { ?>
<?php if ('' !== $text) { ?>
<tr><th scope="row"><?php echo esc_html($label); ?></th><td><address><?php echo esc_html($text); ?></address></td></tr>
<?php } ?>
<?php } ?>
</tbody>
</table>
<h2><?php esc_html_e('Open orders', 'coleman'); ?></h2>
<?php if ([] === $rows) { ?>
<p><?php esc_html_e('Nothing is left to pay.', 'coleman'); ?></p>
<?php } else { ?>
<table>
<thead><tr class="of"><td colspan="6"><?php echo esc_html($of); ?></td></tr><tr><th scope="col"><?php esc_html_e('Order', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Date', 'coleman'); ?></th><th scope="col"><?php esc_html_e('PO number', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Due', 'coleman'); ?></th><th scope="col" class="amount"><?php esc_html_e('Total', 'coleman'); ?></th><th scope="col" class="amount"><?php esc_html_e('Left to pay', 'coleman'); ?></th></tr></thead>
<tbody>
<?php foreach ($rows as $row) { ?>
<tr><td><strong><?php echo esc_html($row['number']); ?></strong></td><td class="day"><?php echo esc_html($row['date']); ?></td><td class="typed-in"><?php echo esc_html($row['po']); ?></td><td class="day"><?php
    echo esc_html($row['due']);
    /* translators: %d: number of days */
    echo 0 === $row['late'] ? '' : '<br>' . esc_html(sprintf(_n('%d day late', '%d days late', $row['late'], 'coleman'), $row['late']));
    ?></td><td class="amount"><?php echo esc_html($row['total']); ?></td><td class="amount"><?php echo esc_html($row['open']); ?></td></tr>
<?php } ?>
</tbody>
</table>
<table class="whole">
<thead><tr><?php foreach ([__('Not due', 'coleman'), __('1 to 30 days late', 'coleman'), __('31 to 60 days late', 'coleman'), __('61 to 90 days late', 'coleman'), __('More than 90 days late', 'coleman'), __('Balance', 'coleman')] as $head) { ?><th scope="col"><?php echo esc_html($head); ?></th><?php } ?></tr></thead>
<tbody><tr><?php foreach ([...array_values($aging), $balance] as $amount) { ?><td><?php echo esc_html($amount); ?></td><?php } ?></tr></tbody>
</table>
<?php } ?>
<?php if ([] !== $payments) { ?>
<h2><?php esc_html_e('Payments of the last 90 days', 'coleman'); ?></h2>
<table>
<thead><tr class="of"><td colspan="4"><?php echo esc_html($of); ?></td></tr><tr><th scope="col"><?php esc_html_e('Date', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Order', 'coleman'); ?></th><th scope="col"><?php esc_html_e('Payment', 'coleman'); ?></th><th scope="col" class="amount"><?php esc_html_e('Amount', 'coleman'); ?></th></tr></thead>
<tbody>
<?php foreach ($payments as $payment) { ?>
<tr><td class="day"><?php echo esc_html($payment['date']); ?></td><td><?php echo esc_html($payment['order']); ?></td><td><?php echo esc_html($payment['label']); ?></td><td class="amount"><?php echo esc_html($payment['amount']); ?></td></tr>
<?php } ?>
</tbody>
</table>
<?php } ?>
</section>
</main>
</body>
</html>

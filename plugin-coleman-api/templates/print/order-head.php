<?php

declare(strict_types=1);

/**
 * What stands above an order's list or slip: its number with a barcode, the day, and for whom.
 *
 * @var string $title
 * @var Coleman\Api\Orders\Order $order
 * @var string $branch city where it is picked up; '' where it ships
 */
$to = $order->ships() ? ($order->shipping ?? $order->billing) : $order->billing;
?>
<header>
<div>
<h1><?php echo esc_html($title); ?></h1>
<p class="number"><?php echo esc_html($order->number()); ?></p>
<?php echo Coleman\Api\Support\Code128::svg($order->number()); ?>
<p><?php echo esc_html((string) wp_date(/* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */ __('F j, Y', 'coleman'), $order->placedAt->getTimestamp(), Coleman\Api\Support\DealerTime::zone())); ?><?php echo '' === $order->poNumber ? '' : esc_html(' · ' . Coleman\Api\Orders\PurchaseOrder::label($order->poNumber)); ?></p>
</div>
<address><?php
    echo esc_html($to->lines() . ('' === $to->phone ? '' : "\n" . $to->phone));
echo '' === $branch ? '' : esc_html("\n" . sprintf(/* translators: %s: city */ __('Pickup at %s', 'coleman'), $branch));
?></address>
</header>

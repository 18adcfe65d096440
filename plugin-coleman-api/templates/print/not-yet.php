<?php

declare(strict_types=1);

/**
 * On papers of what is still to be picked: whether it may be.
 *
 * @var Coleman\Api\Orders\Order $order
 */
if ($order->waits()) {
    ?>
<p><strong><?php echo esc_html(sprintf(/* translators: %s: state of an order, such as On hold */ __('%s. Don’t pick or pack it yet.', 'coleman'), $order->label())); ?></strong></p>
<?php }

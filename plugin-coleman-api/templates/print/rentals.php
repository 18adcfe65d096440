<?php

declare(strict_types=1);

use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Support\Money;

/**
 * What lies on the counter when a machine goes out: one rental to a sheet.
 *
 * @var list<array{rental: Coleman\Api\Rentals\RentalRequest, unit: Coleman\Api\Rentals\Desk\RentalUnit|null, branch: Coleman\Api\Locations\Location|null}> $sheets
 */
$title = __('Rental sheet', 'coleman');
$day = static fn (string $date): string => (string) wp_date(/* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */ __('D, M j, Y', 'coleman'), (int) strtotime($date . ' 00:00:00 UTC'), new DateTimeZone('UTC'));
require __DIR__ . '/head.php';
?>
<?php if ([] === $sheets) { ?>
<p><?php esc_html_e('Rentals not found.', 'coleman'); ?></p>
<?php } else { ?>
<button type="button" class="print" onclick="window.print()"><?php esc_html_e('Print', 'coleman'); ?></button>
<?php } ?>
<?php foreach ($sheets as ['rental' => $rental, 'unit' => $unit, 'branch' => $branch]) {
    $renter = $rental->renter;
    $estimate = $rental->estimate;
    // Nothing goes out on the sheet of what was given up.
    $isGivenUp = in_array($rental->state, [RentalState::Cancelled, RentalState::Declined, RentalState::Expired], true);
    $price = null !== $rental->quoteCents ? [__('Total price', 'coleman') => $rental->quoteCents] : ($estimate->isPriced ? [
        __('Rental', 'coleman') => $estimate->costCents,
        __('Theft and damage waiver', 'coleman') => $estimate->insuranceCents,
        __('Deposit', 'coleman') => $estimate->depositCents,
        __('Total', 'coleman') => $estimate->totalCents,
    ] : []);
    ?>
<section>
<p><strong><?php echo esc_html(get_bloginfo('name')); ?></strong><?php if (null !== $branch) { ?><br><?php echo esc_html(sprintf('%s, %s, %s %s', $branch->address, $branch->city, $branch->state, $branch->postalCode)); ?><br><?php echo esc_html($branch->phone); ?><?php } ?></p>
<header>
<div>
<h1><?php echo esc_html($title); ?></h1>
<p class="number"><?php echo esc_html($isGivenUp ? $rental->state->label() : $unit->stockNumber ?? __('No unit yet', 'coleman')); ?></p>
<p><?php echo esc_html($rental->machine . ' · ' . $rental->reference); ?></p>
</div>
<address><?php echo esc_html(implode("\n", array_filter([$renter->name, $renter->phone, $renter->email, sprintf('%s, %s %s', $renter->city, $renter->region, $renter->zip)]))); ?></address>
</header>
<table>
<tbody>
<tr><th scope="row"><?php echo esc_html(_x('Out', 'of a machine', 'coleman')); ?></th><td><strong><?php echo esc_html($day($rental->startDate)); ?></strong></td><th scope="row"><?php esc_html_e('Back', 'coleman'); ?></th><td><strong><?php echo esc_html($day($rental->returnDate)); ?></strong></td></tr>
<tr><th scope="row"><?php esc_html_e('Fulfillment', 'coleman'); ?></th><td colspan="3"><?php echo esc_html(null === $rental->jobsite
    /* translators: %s: city */
    ? (0 === $rental->locationId || null === $branch ? __('Pickup', 'coleman') : sprintf(__('Pickup at %s', 'coleman'), $branch->city))
    /* translators: %s: address */
    : sprintf(__('Delivery to %s', 'coleman'), $rental->jobsite->line())); ?></td></tr>
<?php if ([] !== $rental->attachments) { ?>
<tr><th scope="row"><?php esc_html_e('Attachments', 'coleman'); ?></th><td colspan="3"><?php echo esc_html(implode(', ', array_column($rental->attachments, 'model'))); ?></td></tr>
<?php } ?>
<?php if (null !== $unit) { ?>
<tr><th scope="row"><?php esc_html_e('Serial number', 'coleman'); ?></th><td colspan="3"><?php echo esc_html($unit->serialNumber); ?></td></tr>
<?php } ?>
<?php if ('' !== $rental->purpose) { ?>
<tr><th scope="row"><?php esc_html_e('Purpose', 'coleman'); ?></th><td colspan="3"><?php echo nl2br(esc_html($rental->purpose)); ?></td></tr>
<?php } ?>
</tbody>
</table>
<?php if ([] !== $price) { ?>
<table>
<tbody>
<?php foreach ($price as $label => $cents) { ?>
<tr><th scope="row"><?php echo esc_html($label); ?></th><td class="amount"><?php echo esc_html(Money::format($cents)); ?></td></tr>
<?php } ?>
</tbody>
</table>
<?php } ?>
<?php if (!$isGivenUp) { ?>
<table>
<thead><tr><td></td><th scope="col"><?php echo esc_html(_x('Out', 'of a machine', 'coleman')); ?></th><th scope="col"><?php esc_html_e('Back', 'coleman'); ?></th></tr></thead>
<tbody>
<?php foreach ([__('Meter hours', 'coleman'), __('Fuel', 'coleman'), __('Damage, tires, tracks', 'coleman'), __('Driver’s license', 'coleman')] as $label) { ?>
<tr><th scope="row"><?php echo esc_html($label); ?></th><td class="write"></td><td class="write"></td></tr>
<?php } ?>
</tbody>
</table>
<div class="sign"><p><?php esc_html_e('Customer, date', 'coleman'); ?></p><p><?php echo esc_html(sprintf(/* translators: %s: name of the dealer */ __('For %s, date', 'coleman'), get_bloginfo('name'))); ?></p></div>
<?php } ?>
</section>
<?php } ?>
</body>
</html>

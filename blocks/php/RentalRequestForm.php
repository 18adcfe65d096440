<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalClass;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Rentals\RentalForm;
use Coleman\Api\Rentals\RentalForms;
use Coleman\Api\Rentals\RentalFulfilment;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Support\Slug;

/** What the request form of a rental is made of. */
final class RentalRequestForm
{
    /**
     * @param string $foreign where another plugin's form is posted; '' for our own
     * @return array<string, mixed> the props of the block rental-form
     */
    public static function props(RentalClass $class, string $layout, string $foreign): array
    {
        $services = Plugin::services();
        $settings = RentalSettings::ofSite();
        $state = $services->forms()->state(RentalForms::ACTION);
        // Of several forms on the page, the one of the machine that was asked for shows what was typed.
        $isPosted = (string) $class->id === ($state->values['equipmentId'] ?? (string) $class->id);
        $values = $isPosted ? array_diff_key($state->values, array_flip(['coleman_action', 'idempotency_key', 'website'])) : [];
        $start = Query::text('start_date', 11);
        if ([] === $values && 1 === preg_match('/^\d{4}-\d{2}-\d{2}$/D', $start)) {
            // Chosen in the calendar.
            $values['start_date'] = $start;
        }

        return [
            'id' => Ids::take('rental-form'),
            'layout' => $layout,
            'modal' => PageRental::modal($class),
            'action' => '' === $foreign ? Query::home($class->requestUrl()) : esc_url_raw($foreign),
            'isForeign' => '' !== $foreign,
            'rental' => [
                'id' => $class->id,
                'name' => $class->name(),
                'url' => Query::home($class->url()),
                'image' => $services->images()->url($class->image, 'medium'),
                'rates' => ['day' => $class->dailyCents, 'week' => $class->weeklyCents, 'month' => $class->monthlyCents],
            ],
            'attachments' => array_map(static fn (Attachment $attachment): array => [
                'id' => $attachment->id,
                'name' => $attachment->label(),
                'model' => $attachment->model,
                'rates' => ['day' => $attachment->dailyCents, 'week' => $attachment->weeklyCents, 'month' => $attachment->monthlyCents],
            ], PageRental::attachments($class)),
            'branches' => array_map(static fn (Location $branch): array => [
                // "Lees Summit" is sent for Lee's Summit: receivers of the form expect it so.
                'value' => str_replace("'", '', $branch->city),
                'label' => $branch->city,
                'closed' => $services->rentalCalendar()->closedDays($branch->id),
            ], $services->locations()->all()),
            'terms' => ['percent' => $settings->insurancePercent, 'deposit' => $settings->depositCents],
            'today' => $services->rentalCalendar()->today(),
            'values' => $values,
            'errors' => $isPosted ? $state->errors : [],
            'privacyUrl' => LegalPages::privacy(),
            'estimate' => self::estimate($class, $values),
        ];
    }

    /**
     * @param array<string, string> $values
     * @return int id of the branch that it is picked up at; 0 for none
     */
    private static function branch(array $values): int
    {
        $isPickup = RentalFulfilment::Pickup === RentalFulfilment::typed($values[RentalForm::PLACE] ?? '');

        return $isPickup ? Plugin::services()->locations()->bySlug(Slug::from($values[RentalForm::BRANCH] ?? ''))->id ?? 0 : 0;
    }

    /**
     * @param array<string, string> $values
     * @return array<string, mixed>|null null without two dates that may be
     */
    private static function estimate(RentalClass $class, array $values): ?array
    {
        $services = Plugin::services();
        $start = $values[RentalDates::START] ?? '';
        $return = $values[RentalDates::RETURN] ?? '';
        $days = RentalDates::days($start, $return);
        if ($days < 1 || [] !== RentalDates::alerts($start, $return, $services->rentalCalendar()->today(), $services->rentalCalendar()->closedDays(self::branch($values)))) {
            return null;
        }
        $ids = array_map(intval(...), array_filter(explode(',', $values['attachment_ids'] ?? ''), is_numeric(...)));
        $attachments = array_values(array_filter(PageRental::attachments($class), static fn (Attachment $attachment): bool => in_array($attachment->id, $ids, true)));
        $quote = $services->rentalPresenter()->quote($services->rentalQuotes()->price($class, $attachments, $days), $days);

        return ['isPriced' => $quote['is_priced']] + array_diff_key($quote, ['is_priced' => true]);
    }
}

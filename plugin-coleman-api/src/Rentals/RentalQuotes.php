<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Catalogue\AttachmentRepository;
use Coleman\Api\Http\ApiError;

/** Works out what a rental costs, from the dealer's own rates and terms: what a browser says about it is not asked for. */
final readonly class RentalQuotes
{
    /** More than a machine can carry. */
    public const MAX_ATTACHMENTS = 12;

    public function __construct(private AttachmentRepository $attachments, private RentalCalendar $calendar)
    {
    }

    /**
     * @param list<int> $attachmentIds
     * @param int $locationId of the branch to fetch it from; 0 for any
     * @return RentalPrice|null null where the desk tells the price
     * @throws ApiError 400 naming start_date, return_date or attachments
     */
    public function quote(RentalClass $class, string $start, string $return, array $attachmentIds, int $locationId = 0): ?RentalPrice
    {
        $errors = $this->dateFaults($start, $return, $locationId);
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
        $attachments = $this->attachments($attachmentIds);
        if (null === $attachments) {
            throw ApiError::invalid(['attachments' => self::notForRent()]);
        }

        return $this->price($class, $attachments, RentalDates::days($start, $return));
    }

    /**
     * @param list<Attachment> $attachments
     * @return RentalPrice|null null where the desk tells the price
     */
    public function price(RentalClass $class, array $attachments, int $days): ?RentalPrice
    {
        $settings = RentalSettings::ofSite();
        $rates = $class->rates();
        foreach ($attachments as $attachment) {
            $more = Rates::create($attachment->dailyCents, $attachment->weeklyCents, $attachment->monthlyCents);
            $rates = null === $rates || null === $more ? null : $rates->plus($more);
        }

        return null === $rates ? null : RentalPrice::calculate($rates, $class->hasWeeklyRate(), $days, $settings->insurancePercent, $settings->depositCents);
    }

    /**
     * The alerts of the form, and what only the dealer's calendar knows.
     *
     * @param int $locationId of the branch to fetch it from; 0 for any
     * @return array<string, string> a sentence by field
     */
    public function dateFaults(string $start, string $return, int $locationId): array
    {
        $settings = RentalSettings::ofSite();
        $errors = RentalDates::alerts($start, $return, $this->calendar->today(), $this->calendar->closedDays($locationId)) + array_filter([
            RentalDates::START => '' === $start ? __('Please select a future start date', 'coleman') : '',
            RentalDates::RETURN => '' === $return ? __('Please select a future return date', 'coleman') : '',
        ]);
        if ([] === $errors && RentalDates::days($start, $return) > $settings->longestDays) {
            /* translators: %d: number of days */
            $errors[RentalDates::RETURN] = sprintf(_n('To rent for more than %d day, please call the rental desk.', 'To rent for more than %d days, please call the rental desk.', $settings->longestDays, 'coleman'), $settings->longestDays);
        }

        return $errors;
    }

    /**
     * @param list<int> $ids
     * @return list<Attachment>|null null where one of them is not for rent, or there are more than a machine can carry
     */
    public function attachments(array $ids): ?array
    {
        $ids = array_values(array_unique($ids));
        $found = [] === $ids || count($ids) > self::MAX_ATTACHMENTS ? [] : $this->attachments->byIds($ids);

        return count($found) !== count($ids) || array_any($found, static fn (Attachment $attachment): bool => !$attachment->isForRent()) ? null : $found;
    }

    public static function notForRent(): string
    {
        return __('One of these attachments isn’t available for rent.', 'coleman');
    }
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Support\Phone;
use Coleman\Api\Support\Slug;
use Coleman\Api\Support\Text;
use Coleman\Api\Support\ZipCode;

/**
 * Reads what came in by the rental form: checks it, and works out days, attachments and price anew from the dealer's
 * own. What the browser said of them is kept beside it and never reckoned with.
 */
final readonly class RentalReader
{
    public const MACHINE = 'equipmentId';
    public const ATTACHMENTS = 'attachment_ids';

    /** Hidden fields of the form: what the browser worked out. */
    public const CLAIMED = ['attachments', 'days', 'pickup_delivery_label', 'pickup_delivery_address', 'estimated_cost', 'image_url'];

    private const LONGEST_CLAIM = 500;

    public function __construct(
        private RentalClassRepository $classes,
        private RentalQuotes $quotes,
        private RentalCalendar $calendar,
        private LocationRepository $locations,
        private NearestBranch $nearest,
    ) {
    }

    /**
     * @param array<mixed> $fields as they came
     * @param int $customerId 0 for a guest
     * @throws ApiError 400 with a sentence for each field at fault, 404 coleman_rental_not_found
     */
    public function read(array $fields, int $customerId): NewRental
    {
        $class = $this->classes->byId(self::number($fields[self::MACHINE] ?? null) ?? 0)
            ?? throw new ApiError('coleman_rental_not_found', __('This isn’t available for rent.', 'coleman'), 404);
        $typed = RentalForm::typed($fields);
        $isPickup = RentalFulfilment::Pickup === RentalFulfilment::typed($typed[RentalForm::PLACE]);
        // "Lees Summit" on the form, "Lee's Summit" on its sign.
        $branch = $isPickup ? $this->locations->bySlug(Slug::from($typed[RentalForm::BRANCH])) : null;
        $ids = self::ids($fields[self::ATTACHMENTS] ?? []);
        $attachments = null === $ids ? null : $this->quotes->attachments($ids);
        $this->refuse(RentalForm::oddities($fields)
            + RentalForm::faults($typed, $this->calendar->today())
            + ($isPickup && null === $branch ? [RentalForm::BRANCH => __('Choose one of our branches.', 'coleman')] : [])
            + $this->quotes->dateFaults($typed[RentalDates::START], $typed[RentalDates::RETURN], $branch->id ?? 0)
            + (null === $attachments ? [self::ATTACHMENTS => RentalQuotes::notForRent()] : []));

        $jobsite = $isPickup ? null : self::jobsite($typed);
        $days = RentalDates::days($typed[RentalDates::START], $typed[RentalDates::RETURN]);

        return new NewRental(
            $class,
            $branch->id ?? $this->near($jobsite->zip ?? '')->id ?? 0,
            $typed[RentalDates::START],
            $typed[RentalDates::RETURN],
            new Renter($typed['your_name'], Phone::kept($typed['phone_number']), $typed['your_email'], $typed['your_city'], strtoupper($typed['your_state']), ZipCode::tidy($typed['your_zip']), $customerId),
            $jobsite,
            str_replace(["\r\n", "\r"], "\n", $typed['rental_purpose']),
            array_map(self::attachment(...), $attachments ?? []),
            Estimate::create($class->rates(), $this->quotes->price($class, $attachments ?? [], $days)),
            self::claimed($fields),
            $this->freeUnits($class, $branch->id ?? 0, $typed[RentalDates::START], $days),
        );
    }

    /** @param array<string, string> $faults */
    private function refuse(array $faults): void
    {
        if ([] !== $faults) {
            throw new ApiError(
                'rest_invalid_param',
                __('One or more errors were found in your form. Please fill in all fields prior to submitting.', 'coleman'),
                400,
                RentalForm::inOrder($faults),
            );
        }
    }

    /** @param array<string, string> $typed */
    private static function jobsite(array $typed): Jobsite
    {
        return new Jobsite($typed['jobsite_street'], $typed['jobsite_street_city'], strtoupper($typed['jobsite_street_state']), ZipCode::tidy($typed['jobsite_street_zip']));
    }

    private function near(string $zip): ?Location
    {
        return $this->nearest->toZip($zip);
    }

    /** The fewest that are free on any of the days. */
    private function freeUnits(RentalClass $class, int $locationId, string $start, int $days): int
    {
        return min(array_column($this->calendar->days($class, $locationId, $start, max(1, $days)), 'free') ?: [0]);
    }

    /** @return array{id: int, model: string, name: string, daily_cents: int|null, weekly_cents: int|null, monthly_cents: int|null} */
    private static function attachment(Attachment $attachment): array
    {
        return [
            'id' => $attachment->id,
            'model' => $attachment->model,
            'name' => $attachment->label(),
            'daily_cents' => $attachment->dailyCents,
            'weekly_cents' => $attachment->weeklyCents,
            'monthly_cents' => $attachment->monthlyCents,
        ];
    }

    /** @return list<int>|null from a list, or "3,7"; null for what is neither */
    private static function ids(mixed $value): ?array
    {
        $pieces = is_string($value) ? array_filter(explode(',', $value), static fn (string $piece): bool => '' !== trim($piece)) : $value;
        $ids = [];
        foreach (is_array($pieces) ? $pieces : [null] as $piece) {
            $id = self::number($piece);
            if (null === $id) {
                return null;
            }
            $ids[] = $id;
        }

        return $ids;
    }

    private static function number(mixed $value): ?int
    {
        return is_int($value) || (is_string($value) && 1 === preg_match('/^\s*\d{1,9}\s*$/D', $value)) ? (int) $value : null;
    }

    /**
     * @param array<mixed> $fields
     * @return array<string, string>
     */
    private static function claimed(array $fields): array
    {
        $claimed = [];
        foreach (self::CLAIMED as $name) {
            $value = $fields[$name] ?? '';
            if ((is_string($value) || is_int($value)) && '' !== trim((string) $value) && Text::isClean((string) $value)) {
                $claimed[$name] = mb_substr(trim((string) $value), 0, self::LONGEST_CLAIM);
            }
        }

        return $claimed;
    }
}

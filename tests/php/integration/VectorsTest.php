<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

use Coleman\Api\Cart\PastedPartList;
use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Customers\Address;
use Coleman\Api\Customers\SafeRedirect;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Leads\InquiryDetails;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Locations\BranchFromUrl;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Models\SerialNumber;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Rentals\RentalForm;
use Coleman\Api\Search\SearchPath;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Phone;
use Coleman\Api\Support\Slug;
use Coleman\Api\Support\ZipCode;
use Coleman\Blocks\Telephone;
use Coleman\Tests\FixedClock;

/** Rules against their vectors. Those that exist in both languages are run by TypeScript too. */
final class VectorsTest extends TestCase
{
    /** @return iterable<string, array{string, mixed, mixed}> */
    public static function vectors(): iterable
    {
        foreach (['address', 'availability', 'branch-from-url', 'closed-on', 'default-quantity', 'machine-choice', 'nearest-branch', 'opening-hours', 'pasted-part-list', 'part-key', 'phone', 'phone-whole', 'redirect', 'registration', 'rental-dates', 'rental-days', 'rental-form', 'search-path', 'serial-fits', 'slug', 'soon-special', 'telephone-url', 'twelve-hours', 'inquiry', 'inquiry-details', 'used-inquiry', 'zip-code'] as $rule) {
            $file = Json::decodeFile(dirname(__DIR__, 2) . '/seed/vectors/' . $rule . '.json');
            foreach (is_array($file['cases'] ?? null) ? $file['cases'] : [] as $index => $case) {
                if (is_array($case)) {
                    yield sprintf('%s %d: %s', $rule, (int) $index, Json::encode($case['in'] ?? null)) => [$rule, $case['in'] ?? null, $case['out'] ?? null];
                }
            }
        }
    }

    /** @dataProvider vectors */
    public function testAgrees(string $rule, mixed $in, mixed $out): void
    {
        $text = is_scalar($in) ? (string) $in : '';
        $given = match ($rule) {
            'address' => $this->addressFaults(is_array($in) ? $in : []),
            'availability' => $this->availability(is_array($in) ? $in : []),
            'branch-from-url' => BranchFromUrl::slug($text),
            'closed-on' => $this->isClosedOn(is_array($in) ? $in : []),
            'default-quantity' => self::multipleOf(is_array($in) ? $in : []),
            'machine-choice' => $this->machineChoice(is_array($in) ? $in : []),
            'nearest-branch' => $this->nearestBranch(is_array($in) ? $in : []),
            'opening-hours' => $this->openingHours(is_array($in) ? $in : []),
            'pasted-part-list' => array_map(array_values(...), PastedPartList::read($text)),
            'part-key' => PartKey::normalize($text),
            'zip-code' => ZipCode::tidy($text),
            'phone' => Phone::masked($text),
            'phone-whole' => Phone::isWhole($text),
            'redirect' => SafeRedirect::path($text),
            'registration' => $this->registrationFaults(is_array($in) ? $in : []),
            'rental-dates' => is_array($in) ? RentalDates::alerts((string) $in['start'], (string) $in['return'], (string) $in['today'], array_values(array_map(strval(...), (array) ($in['closed'] ?? [])))) : [],
            'rental-days' => is_array($in) ? RentalDates::days(...array_map(strval(...), $in)) : 0,
            'rental-form' => $this->rentalFaults(is_array($in) ? $in : []),
            'search-path' => is_array($in) ? $this->searchPath($in) : SearchPath::build($text),
            'serial-fits' => $this->serialFits(is_array($in) ? $in : []),
            'slug' => Slug::from($text),
            'soon-special' => $this->soonSpecial(is_array($in) ? $in : []),
            'inquiry' => $this->inquiryFaults(is_array($in) ? $in : [], LeadKind::Contact),
            'inquiry-details' => is_array($in) ? InquiryDetails::read(LeadKind::from((string) $in['kind']), (array) $in['typed'])[1] : [],
            'used-inquiry' => $this->inquiryFaults(is_array($in) ? $in : []),
            'telephone-url' => Telephone::url($text),
            'twelve-hours' => OpeningHours::twelveHours($text),
            default => throw new \LogicException($rule),
        };

        self::assertSame($out, $given);
    }

    public function testASlugIsOneAndStaysSo(): void
    {
        foreach (["Lee's  Summit — 3/8\" bolt", 'ÆØÅ', '--a--', "\u{202e}אבג", '', '🚜 Straße'] as $name) {
            $slug = Slug::from($name);
            self::assertMatchesRegularExpression('/^[a-z0-9]+(-[a-z0-9]+)*$/D', $slug);
            self::assertSame($slug, Slug::from($slug));
        }
    }

    public function testAPartHasTheSameKeyHoweverItsNumberIsWritten(): void
    {
        foreach (['-', ' ', '.', '/', ''] as $separator) {
            self::assertSame('HH16432430A', PartKey::normalize(implode($separator, ['hh', '164', '32430', 'A', ''])));
        }
    }

    /** @param array<mixed> $in */
    private static function multipleOf(array $in): int
    {
        $cases = is_int($in['CaseQty'] ?? null) ? $in['CaseQty'] : 0;

        return (new Part(1, 'A-1', 101, '', '', '', '', 1, '', 1, null, '', false, false, true === ($in['CaseQtyRequired'] ?? null), $cases, []))->multipleOf();
    }

    /**
     * @param array<mixed> $in
     * @return array<string, string>
     */
    private function rentalFaults(array $in): array
    {
        self::assertIsArray($in['typed']);

        return RentalForm::faults(array_map(strval(...), $in['typed']), (string) $in['today']);
    }

    /**
     * @param array<mixed> $in
     * @return array<string, string>
     */
    private function addressFaults(array $in): array
    {
        try {
            Address::fromFields($in);

            return [];
        } catch (ApiError $error) {
            return $error->params;
        }
    }

    /**
     * @param array<mixed> $in
     * @return array<string, string>
     */
    private function registrationFaults(array $in): array
    {
        try {
            $this->modules()->customers->registration()->check($in);

            return [];
        } catch (ApiError $error) {
            return $error->params;
        }
    }

    /**
     * @param array<mixed> $in
     * @return array<string, string>
     */
    private function inquiryFaults(array $in, LeadKind $kind = LeadKind::Used): array
    {
        try {
            Inquiry::fromFields($in, $kind);

            return [];
        } catch (ApiError $error) {
            return $error->params;
        }
    }

    /** @param array<mixed> $in */
    private function machineChoice(array $in): string
    {
        parse_str(is_string($in['query'] ?? null) ? $in['query'] : '', $query);
        $facets = is_array($in['facets'] ?? null) ? array_values(array_filter($in['facets'], is_string(...))) : MachineChoice::FACETS;

        return MachineChoice::fromQuery($query, $facets)->query();
    }

    /** @param array<mixed> $in */
    private function availability(array $in): string
    {
        $today = is_string($in['today'] ?? null) ? $in['today'] : '';
        $rule = new Availability(new FixedClock($today . ' 18:00:00'), dirname(__DIR__, 3) . '/plugin-coleman-api/data/availability-notices.json');

        return $rule->text(
            is_string($in['availability'] ?? null) ? $in['availability'] : '',
            is_int($in['vendorId'] ?? null) ? $in['vendorId'] : 0,
            true === ($in['atCheckout'] ?? false),
            true === ($in['isPickupOnly'] ?? false),
            true === ($in['isPickedUp'] ?? false),
        );
    }

    /** @param array<mixed> $in */
    private function nearestBranch(array $in): ?string
    {
        /** @var array{place: array{Latitude: float, Longitude: float}, branches: list<array{slug: string, Latitude: float, Longitude: float}>} $in */
        $branches = array_map(
            static fn (array $branch): Location => new Location(1, $branch['slug'], '', '', '', '', '', '', $branch['Latitude'], $branch['Longitude'], '', [], []),
            $in['branches'],
        );

        return NearestBranch::among($branches, $in['place']['Latitude'], $in['place']['Longitude'])?->slug;
    }

    /**
     * @param array<mixed> $in
     * @return list<array<string, mixed>>
     */
    private function openingHours(array $in): array
    {
        /** @var array{week: list<array{days: list<int>, opens: string, closes: string}>, special: list<array{date: string}>} $in */
        return OpeningHours::rows($in['week'], $in['special']);
    }

    /** @param array<mixed> $in */
    private function searchPath(array $in): ?string
    {
        /** @var array{text: string, from: string} $in */
        return SearchPath::build($in['text'], $in['from']);
    }

    /**
     * @param array<mixed> $in
     * @return list<string>
     */
    private function soonSpecial(array $in): array
    {
        /** @var array{today: string, special: list<string>} $in */
        $days = array_map(static fn (string $date): array => ['date' => $date], $in['special']);

        return array_column(OpeningHours::soon($days, $in['today']), 'date');
    }

    /** @param array<mixed> $in */
    private function isClosedOn(array $in): bool
    {
        /** @var array{date: string, week: list<list<int>>, special: list<array{date: string, opens?: string}>} $in */
        $week = array_map(static fn (array $days): array => ['days' => $days, 'opens' => '7:30', 'closes' => '17:00'], $in['week']);

        return OpeningHours::isClosedOn($week, $in['special'], $in['date']);
    }

    /** @param array<mixed> $in */
    private function serialFits(array $in): bool
    {
        /** @var array{serial: string, prefix: string, from: string, to: string} $in */
        return SerialNumber::fits($in['serial'], $in['prefix'], $in['from'], $in['to']);
    }
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Mail\FailedMailAlert;
use Coleman\Api\Mail\Samples;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** What each letter about an inquiry would tell: a machine that nobody asked about. */
final readonly class LeadSamples implements Samples
{
    private const CUSTOMER = 'pat.miller@example.com';

    public function __construct(private Clock $clock)
    {
    }

    public function forKind(string $kind): ?array
    {
        return match ($kind) {
            'lead-desk' => self::inquiry() + ['url' => admin_url('admin.php?page=coleman-leads')],
            'lead-copy' => self::inquiry(),
            'lead-answer' => [
                'name' => 'Pat',
                'text' => __("It has the quick coupler, and the hours are right: it came from one owner.\n\nShall I hold it for you until Saturday?", 'coleman'),
                'who' => 'Jim Tate',
                'kind' => LeadKind::Used->value,
                'machine' => '2019 Kubota L3901',
                'url' => home_url('/equipment/used/'),
                'phone' => '(816) 555-0101',
                'asked' => __('Does it have the quick coupler? Are the hours right?', 'coleman'),
                'reference' => 'R7KQ2M9X4T',
            ],
            'unanswered' => ['reference' => 'R7KQ2M9X4T', 'name' => 'Pat Miller', 'phone' => '913-555-0134', 'email' => self::CUSTOMER, 'what' => '2019 Kubota L3901', 'hours' => 4, 'url' => admin_url('admin.php?page=coleman-leads')],
            'test-lead-missed' => ['day' => DealerTime::today($this->clock), 'error' => '421 Too many connections', 'url' => FailedMailAlert::url()],
            default => null,
        };
    }

    /** @return array<string, mixed> */
    private static function inquiry(): array
    {
        return [
            'reference' => 'R7KQ2M9X4T',
            'kind' => LeadKind::Used->value,
            'kind_label' => LeadKind::Used->label(),
            'note' => '',
            'about_kind' => LeadSubject::MACHINE,
            'machine' => '2021 Kubota SVL75-2',
            'machine_url' => home_url('/equipment/used'),
            'is_sold' => false,
            'is_verified' => true,
            'is_test' => false,
            'routed_by' => 'zip',
            'branch' => 'Lee’s Summit',
            'name' => 'Pat Miller',
            'email' => self::CUSTOMER,
            'phone' => '913-555-0134',
            'company' => 'Miller Farms',
            'place' => '4120 Stillwell Road, Easton, KS 66020',
            'details' => [],
            'pictures' => 0,
            'comments' => __('Does the price include the bucket? I could come by on Saturday.', 'coleman'),
        ];
    }
}

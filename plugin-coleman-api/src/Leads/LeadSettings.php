<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

/** When inquiries and rental requests are called unanswered, whom that is told, and the daily test lead: the option `coleman_leads`. */
final readonly class LeadSettings
{
    public const OPTION = 'coleman_leads';

    public const DEFAULTS = [
        'unanswered_hours' => 4,
        'escalate_to' => '',
        'test_lead' => true,
        'test_lead_hour' => 6,
        'test_lead_to' => '',
    ];

    /**
     * @param int $unansweredHours business hours of the branch until a lead counts as unanswered; 0 for never
     * @param string $escalateTo who is told of it; '' where nobody can be reached
     * @param bool $hasTestLead whether a test lead is sent through each day
     * @param int $testLeadHour of the branches' clock, 0 to 23
     * @param string $testLeadTo where its mail goes; '' where nobody can be reached
     */
    public function __construct(
        public int $unansweredHours,
        public string $escalateTo,
        public bool $hasTestLead,
        public int $testLeadHour,
        public string $testLeadTo,
    ) {
    }

    public static function ofSite(): self
    {
        $stored = self::stored();
        $administrator = get_option('admin_email');
        $somebody = static fn (string $address): string => '' === $address && is_string($administrator) ? $administrator : $address;

        return new self(
            $stored['unanswered_hours'],
            $somebody($stored['escalate_to']),
            $stored['test_lead'],
            $stored['test_lead_hour'],
            $somebody($stored['test_lead_to']),
        );
    }

    /** @return array{unanswered_hours: int, escalate_to: string, test_lead: bool, test_lead_hour: int, test_lead_to: string} as kept, with defaults for what is not */
    public static function stored(): array
    {
        $option = get_option(self::OPTION, []);
        $option = is_array($option) ? $option : [];
        $text = static fn (string $name): string => is_string($option[$name] ?? null) ? $option[$name] : (string) self::DEFAULTS[$name];
        $whole = static fn (string $name, int $most): int => is_int($option[$name] ?? null) && $option[$name] >= 0 && $option[$name] <= $most ? $option[$name] : (int) self::DEFAULTS[$name];

        return [
            'unanswered_hours' => $whole('unanswered_hours', 1_000),
            'escalate_to' => $text('escalate_to'),
            'test_lead' => is_bool($option['test_lead'] ?? null) ? $option['test_lead'] : self::DEFAULTS['test_lead'],
            'test_lead_hour' => $whole('test_lead_hour', 23),
            'test_lead_to' => $text('test_lead_to'),
        ];
    }
}

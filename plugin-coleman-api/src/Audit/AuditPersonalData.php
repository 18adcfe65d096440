<?php

declare(strict_types=1);

namespace Coleman\Api\Audit;

use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;
use Coleman\Api\Support\Json;

/** What somebody of the staff did. It names people by the number of their account only, and is kept until its days are over. */
final readonly class AuditPersonalData implements PersonalDataProvider
{
    private const A_PAGE = 50;

    public function __construct(private AuditRepository $log)
    {
    }

    public function name(): string
    {
        return 'coleman-audit';
    }

    public function label(): string
    {
        return __('Staff log', 'coleman');
    }

    public function tables(): array
    {
        return ['audit_log'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        $before = 0;
        $entries = [];
        // WordPress counts pages and we go by the last id: the pages before are passed over.
        for ($turn = 0; $turn < $page; $turn++) {
            $entries = 0 === $person->userId ? [] : $this->log->list(null, $person->userId, $before, self::A_PAGE + 1);
            $before = $entries[self::A_PAGE - 1]->id ?? $before;
        }

        return new ExportPage(array_map(static fn (AuditEntry $entry): ExportItem => new ExportItem((string) $entry->id, [
            __('Date', 'coleman') => $entry->happenedAt . ' UTC',
            __('Kind', 'coleman') => $entry->kind->value,
            __('About', 'coleman') => $entry->about,
            __('Text', 'coleman') => Json::encode($entry->after),
        ]), array_slice($entries, 0, self::A_PAGE)), count($entries) <= self::A_PAGE);
    }

    public function erase(Person $person): ErasureResult
    {
        $isKept = 0 !== $person->userId && [] !== $this->log->list(null, $person->userId, 0, 1);

        return new ErasureResult(false, $isKept, $isKept ? [__('What this person did as staff is kept in the log until its retention time is over.', 'coleman')] : []);
    }
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;

/** What other systems were told of a person. */
final readonly class WebhookPersonalData implements PersonalDataProvider
{
    private const A_PAGE = 50;

    public function __construct(private DeliveryRepository $deliveries)
    {
    }

    public function name(): string
    {
        return 'coleman-webhooks';
    }

    public function label(): string
    {
        return __('Sent to other systems', 'coleman');
    }

    public function tables(): array
    {
        return ['webhooks', 'webhook_deliveries', 'webhook_attempts'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        $after = 0;
        $rows = [];
        // WordPress counts pages and we go by the last id: the pages before are passed over.
        for ($turn = 0; $turn < $page; $turn++) {
            $rows = $this->deliveries->ofPerson($person->email, $after, self::A_PAGE + 1);
            $after = $rows[self::A_PAGE - 1]['id'] ?? $after;
        }

        return new ExportPage(array_map(static fn (array $row): ExportItem => new ExportItem((string) $row['id'], [
            __('Date', 'coleman') => $row['created_at'] . ' UTC',
            __('Event', 'coleman') => $row['event'],
            __('Text', 'coleman') => $row['body'],
        ]), array_slice($rows, 0, self::A_PAGE)), count($rows) <= self::A_PAGE);
    }

    public function erase(Person $person): ErasureResult
    {
        $isErased = $this->deliveries->forgetPerson($person->email) > 0;
        $isWaiting = [] !== $this->deliveries->ofPerson($person->email, 0, 1);

        return new ErasureResult($isErased, $isWaiting, $isWaiting ? [__('Data of this person is waiting to be sent to another system. Erase again after it is sent.', 'coleman')] : []);
    }
}

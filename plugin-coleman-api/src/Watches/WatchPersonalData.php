<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;

/** What an email address wants to be told. */
final readonly class WatchPersonalData implements PersonalDataProvider
{
    public function __construct(private WatchRepository $watches, private Transaction $transaction)
    {
    }

    public function name(): string
    {
        return 'coleman-watches';
    }

    public function label(): string
    {
        return __('What we email you about', 'coleman');
    }

    public function tables(): array
    {
        return ['watchers', 'watches', 'watch_told'];
    }

    /** Twenty at most: one page. */
    public function export(Person $person, int $page): ExportPage
    {
        $watcher = $this->watches->byEmail(strtolower($person->email));

        return new ExportPage(array_map(static fn (Watch $watch): ExportItem => new ExportItem((string) $watch->id, [
            __('Email address', 'coleman') => $watcher->email ?? '',
            __('About', 'coleman') => $watch->title,
            __('Kind', 'coleman') => $watch->kind->label(),
            __('Sent', 'coleman') => $watch->createdAt->format('Y-m-d H:i') . ' UTC',
        ]), null === $watcher ? [] : $this->watches->ofWatcher($watcher->id)));
    }

    public function erase(Person $person): ErasureResult
    {
        return new ErasureResult($this->transaction->run(fn (Connection $connection): bool => $this->watches->forget(strtolower($person->email))));
    }
}

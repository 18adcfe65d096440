<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;

/** Mails of the outbox that were written to a person, or tell of one. */
final readonly class MailPersonalData implements PersonalDataProvider
{
    private const A_PAGE = 50;

    public function __construct(private Outbox $outbox, private EmailPreview $preview)
    {
    }

    public function name(): string
    {
        return 'coleman-mail';
    }

    public function label(): string
    {
        return __('Website emails', 'coleman');
    }

    public function tables(): array
    {
        return ['outbox', 'outbox_attempts'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        $items = [];
        $after = 0;
        $mails = [];
        // WordPress counts pages and we go by the last id: the pages before are passed over.
        for ($turn = 0; $turn < $page; $turn++) {
            $mails = $this->outbox->ofPerson($person->email, $person->about(), $after, self::A_PAGE + 1);
            $after = $mails[self::A_PAGE - 1]['id'] ?? $after;
        }
        foreach (array_slice($mails, 0, self::A_PAGE) as $mail) {
            $shown = '' === $mail['recipient'] ? null : $this->preview->render($mail['kind'], $mail['payload']);
            $items[] = new ExportItem((string) $mail['id'], [
                __('Date', 'coleman') => $mail['created_at'] . ' UTC',
                __('To', 'coleman') => $mail['recipient'],
                __('Subject', 'coleman') => $shown['subject'] ?? '',
                __('Text', 'coleman') => $shown['text'] ?? '',
            ]);
        }

        return new ExportPage($items, count($mails) <= self::A_PAGE);
    }

    public function erase(Person $person): ErasureResult
    {
        $emptied = $this->outbox->forgetPerson($person->email, $person->about());
        $isWaiting = [] !== array_filter(
            $this->outbox->ofPerson($person->email, $person->about(), 0, 1_000),
            static fn (array $mail): bool => Outbox::WAITING === $mail['state'],
        );

        return new ErasureResult($emptied > 0, $isWaiting, $isWaiting ? [__('An email to this person is waiting to be sent. Erase again after it is sent.', 'coleman')] : []);
    }
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

/** The parts that letters about a rental share, written from the payload that was stored when the mail was queued. */
final readonly class RentalEmail
{
    /** @param array<string, mixed> $payload of RentalMails */
    public function __construct(private array $payload)
    {
    }

    /**
     * What the words of every letter about a rental may use.
     *
     * @param array<string, mixed> $payload of RentalMails
     * @return array<string, string>
     */
    public static function fields(array $payload): array
    {
        $rental = new self($payload);

        return [
            'machine' => $rental->text('machine'),
            'reference' => $rental->text('reference'),
            'start_date' => $rental->text('start'),
            'return_date' => $rental->text('return'),
            'branch' => $rental->text('branch'),
            'phone' => $rental->value('phone'),
        ];
    }

    /** @return array<string, Sentence> the same words in every letter */
    public static function priceSentences(): array
    {
        return ['unpriced' => Sentence::text(self::unpriced())->when(__('When the machine has no price', 'coleman'))->shared('rental')];
    }

    /** @return array<string, Sentence> for days on which the branch is closed, the same words in every letter */
    public static function closedSentences(): array
    {
        return array_map(static fn (Sentence $sentence): Sentence => $sentence->shared('rental-closed'), [
            /* translators: 1: date, 2: telephone number */
            'closed_start' => Sentence::text(__('The branch is closed on %1$s. If we haven’t agreed on how you pick up the machine, please call us at %2$s.', 'coleman'), ['start_date', 'phone'])->when(__('When the branch is closed on the start date', 'coleman')),
            /* translators: 1: date, 2: telephone number */
            'closed_return' => Sentence::text(__('The branch is closed on %1$s. If we haven’t agreed on how you return the machine, please call us at %2$s.', 'coleman'), ['return_date', 'phone'])->when(__('When the branch is closed on the return date', 'coleman')),
        ]);
    }

    /** What is to be known of days on which the branch is closed. */
    public function closed(EmailBody $letter, EmailWords $words): EmailBody
    {
        foreach (['closed_start', 'closed_return'] as $name) {
            $letter = $this->is($name) ? $letter->text($words->say($name)) : $letter;
        }

        return $letter;
    }

    public static function unpriced(): string
    {
        return __('The rental desk will contact you with a price.', 'coleman');
    }

    /** Of the request, as RentalRequestPresenter tells it. */
    public function text(string $name): string
    {
        return self::read($this->group('rental'), $name);
    }

    public function is(string $name): bool
    {
        return true === ($this->group('rental')[$name] ?? null);
    }

    /** Of the payload itself, such as "url". */
    public function value(string $name): string
    {
        return self::read($this->payload, $name);
    }

    /** Of who asks. */
    public function renter(string $name): string
    {
        return self::read($this->group('renter'), $name);
    }

    /** Whether a machine is promised, or was had: the letter must not say that nothing is reserved. */
    public function isPromised(): bool
    {
        return in_array(RentalState::tryFrom($this->text('state')), [RentalState::Confirmed, RentalState::Out, RentalState::Returned], true);
    }

    private function isBack(): bool
    {
        return in_array(RentalState::tryFrom($this->text('state')), [RentalState::Returned, RentalState::Closed], true);
    }

    public function isVerified(): bool
    {
        return true === ($this->payload['is_verified'] ?? null);
    }

    /** When and where the machine is had. */
    public function slip(EmailBody $letter): EmailBody
    {
        $attachments = $this->group('rental')['attachments'] ?? [];

        $jobsite = '' === $this->text('jobsite') ? __('The jobsite of your request', 'coleman') : $this->text('jobsite');

        return $letter->facts([
            __('Reference', 'coleman') => $this->text('reference'),
            __('Machine', 'coleman') => $this->text('machine'),
            __('Unit', 'coleman') => $this->value('unit'),
            __('Attachments', 'coleman') => is_array($attachments) ? implode(', ', array_filter($attachments, is_string(...))) : '',
            __('Start date', 'coleman') => $this->text('start'),
            // As its page: it may have come back on another day.
            $this->isBack() ? __('Due back', 'coleman') : __('Return date', 'coleman') => $this->text('return'),
            __('Rental time', 'coleman') => $this->text('days'),
            $this->text('fulfilment') => $this->is('is_delivery') ? $jobsite : $this->text('branch_address'),
        ]);
    }

    /**
     * What it comes to: what the desk has offered, else block by block what the site has worked out.
     *
     * @param string $unpriced what is said where it has worked out nothing
     */
    public function price(EmailBody $letter, string $unpriced): EmailBody
    {
        if ('' !== $this->value('offer')) {
            return $letter->facts([__('Total price', 'coleman') => $this->value('offer')]);
        }
        if (!$this->is('is_priced')) {
            return $letter->text($unpriced);
        }

        // What the desk has offered or promised is no estimate any more.
        [$cost, $total] = RentalState::Requested->value === $this->text('state')
            ? [__('Estimated cost', 'coleman'), __('Estimated total', 'coleman')]
            : [__('Rental cost', 'coleman'), __('Total price', 'coleman')];

        return $letter
            ->table([$cost, __('Amount', 'coleman')], [...$this->rows('blocks'), ...$this->rows('sums')])
            ->facts([$total => $this->text('total')]);
    }

    /** @return list<list<string>> */
    private function rows(string $name): array
    {
        $rows = [];
        foreach (is_array($found = $this->group('rental')[$name] ?? null) ? $found : [] as $row) {
            if (is_array($row)) {
                $rows[] = [self::read($row, 'label'), self::read($row, 'value')];
            }
        }

        return $rows;
    }

    /** @return array<mixed> */
    private function group(string $name): array
    {
        return is_array($this->payload[$name] ?? null) ? $this->payload[$name] : [];
    }

    /** @param array<mixed> $group */
    private static function read(array $group, string $name): string
    {
        return is_string($group[$name] ?? null) ? $group[$name] : '';
    }
}

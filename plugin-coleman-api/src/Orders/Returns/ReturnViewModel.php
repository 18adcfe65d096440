<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Forms\FormState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\StateTone;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Money;

/** What an order's page says of returns: what can come back until when, and what became of those that were asked for. */
final readonly class ReturnViewModel
{
    public function __construct(private ReturnRepository $returns, private ReturnableParts $returnable)
    {
    }

    /**
     * @param FormState $posted what the visitor has just sent, where it was refused
     * @return array{
     *   sentence: string, fault: string, key: string, note: string, noteError: string,
     *   lines: list<array{id: int, number: string, description: string, most: int, until: string, quantity: string, reason: string, quantityError: string, reasonError: string}>,
     *   reasons: list<array{value: string, label: string}>,
     *   list: list<array{id: int, number: string, state: string, tone: value-of<StateTone>, parts: string, text: string, asked: string, hasSlip: bool}>
     * }|null null for an order of which nothing has left
     */
    public function build(Order $order, FormState $posted): ?array
    {
        $all = $this->returns->ofOrder($order->id);
        if ([] === $all && !array_any($order->lines, static fn (OrderLine $line): bool => $line->state->hasLeft())) {
            return null;
        }
        $returnable = $this->returnable->ofOrder($order);
        $asked = array_filter($returnable, static fn (array $line): bool => $line['asked'] > 0);
        $value = static fn (string $name): string => $posted->values[$name] ?? '';
        $error = static fn (string $name): string => $posted->errors[$name] ?? '';
        $lines = [];
        foreach ($order->lines as $line) {
            if (isset($asked[$line->id])) {
                $lines[] = [
                    'id' => $line->id,
                    'number' => $line->partNumber,
                    'description' => $line->description,
                    'most' => $asked[$line->id]['asked'],
                    'until' => self::day(new \DateTimeImmutable($asked[$line->id]['until'], DealerTime::zone())),
                    'quantity' => $value('quantity_' . $line->id),
                    'reason' => $value('reason_' . $line->id),
                    'quantityError' => $error('quantity_' . $line->id),
                    'reasonError' => $error('reason_' . $line->id),
                ];
            }
        }

        return [
            'sentence' => match (true) {
                [] !== $lines => '',
                [] !== $returnable => __('The time to return parts of this order online is over. Please call the parts desk.', 'coleman'),
                default => '',
            },
            'fault' => $posted->message,
            'key' => '' === $value('idempotency_key') ? bin2hex(random_bytes(16)) : $value('idempotency_key'),
            'note' => $value('note'),
            'noteError' => $error('note'),
            'lines' => $lines,
            'reasons' => array_map(static fn (ReturnReason $reason): array => ['value' => $reason->value, 'label' => $reason->label()], ReturnReason::cases()),
            'list' => array_map(static fn (OrderReturn $return): array => [
                'id' => $return->id,
                'number' => $return->number(),
                'state' => $return->state->label(),
                'tone' => StateTone::of($return->state)->value,
                'parts' => ReturnWords::parts($order, $return->pieces()),
                'text' => trim(self::sentence($return) . ' ' . (in_array($return->state, [ReturnState::Approved, ReturnState::Refused], true) ? $return->answer : '')),
                'asked' => self::day($return->askedAt->setTimezone(DealerTime::zone())),
                'hasSlip' => ReturnState::Approved === $return->state,
            ], $all),
        ];
    }

    private static function sentence(OrderReturn $return): string
    {
        return match ($return->state) {
            ReturnState::Requested => __('The parts desk will review your request and email you. Please wait before you send anything.', 'coleman'),
            ReturnState::Approved => __('Print the return slip and put it with the parts.', 'coleman'),
            ReturnState::Received => __('We have the parts and are checking them.', 'coleman'),
            /* translators: %s: amount of money */
            ReturnState::Closed => 0 === $return->creditCents ? __('We gave no credit for these parts. Please call the parts desk if you have questions.', 'coleman') : sprintf(__('We credited %s.', 'coleman'), Money::format($return->creditCents)),
            ReturnState::Refused => '',
        };
    }

    private static function day(\DateTimeImmutable $day): string
    {
        /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */
        return (string) wp_date(__('M j, Y', 'coleman'), $day->getTimestamp(), DealerTime::zone());
    }
}

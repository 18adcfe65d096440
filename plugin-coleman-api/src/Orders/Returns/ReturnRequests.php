<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Staff\Actor;

/** Asks for a return: by the customer within the days of the setting, by the desk at any time. */
final readonly class ReturnRequests
{
    public const NOTE_LENGTH = 1_000;

    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private ReturnRepository $returns,
        private ReturnableParts $returnable,
        private ReturnBranches $branches,
        private ReturnMails $mails,
        private Outbox $outbox,
    ) {
    }

    /**
     * By the customer, or a guest with the order's key. The desk is told. Asked twice under one key, it is asked once.
     *
     * @param array<int, int> $pieces by line of the order
     * @param array<int, string> $reasons by line of the order
     * @param string $key '' where the caller has none
     * @throws ApiError 400 with fields, 409 coleman_return_exceeds, coleman_return_closed, coleman_order_changed
     */
    public function ask(Order $order, array $pieces, array $reasons, string $note, string $key, Actor $actor): Order
    {
        return $this->write($order, $pieces, $reasons, $note, 0, $key, $actor, ReturnState::Requested);
    }

    /**
     * By the desk, for a customer who calls or stands at the counter: it need not be approved any more.
     *
     * @param array<int, int> $pieces by line of the order
     * @param array<int, string> $reasons by line of the order
     * @param int $locationId branch that takes the parts back
     * @throws ApiError 400 with fields, 409 coleman_return_exceeds, coleman_order_changed
     */
    public function enter(Order $order, array $pieces, array $reasons, string $note, int $locationId, string $key, Actor $actor): Order
    {
        $this->branches->check($locationId);

        return $this->write($order, $pieces, $reasons, $note, $locationId, $key, $actor, ReturnState::Approved);
    }

    /**
     * @param array<int, int> $pieces
     * @param array<int, string> $reasons
     */
    private function write(Order $order, array $pieces, array $reasons, string $note, int $locationId, string $key, Actor $actor, ReturnState $state): Order
    {
        $key = sprintf('%d-%s', $order->id, '' === $key ? bin2hex(random_bytes(16)) : $key);
        if ($this->returns->isAsked($order->id, $key)) {
            return $this->orders->byId($order->id) ?? $order;
        }
        $note = NoteText::read($note, 'note', 0, self::NOTE_LENGTH);
        $lines = $this->lines($order, $pieces, $reasons, ReturnState::Requested === $state);

        return $this->transaction->run(function () use ($order, $lines, $note, $locationId, $key, $actor, $state): Order {
            // First, so that of two who saw the same order one is refused.
            $this->orders->change($order, ['state' => $order->state->value]);
            foreach ($lines as $line) {
                $this->returns->take($order->id, $line->lineId, $line->quantity);
            }
            $id = $this->returns->add($order->id, $state, $actor, $note, $locationId, $lines, $key);
            $fresh = $this->orders->byId($order->id) ?? $order;
            $return = array_find($this->returns->ofOrder($order->id), static fn (OrderReturn $one): bool => $one->id === $id);
            if (null === $return) {
                return $fresh;
            }
            /* translators: 1: number of a return, 2: numbers of parts with quantities */
            $text = ReturnState::Requested === $state ? __('Return %1$s requested: %2$s.', 'coleman') : __('Return %1$s entered: %2$s.', 'coleman');
            $this->orders->append($order->id, OrderEvent::RETURNED, $actor, ['text' => sprintf($text, $return->number(), ReturnWords::parts($fresh, $return->pieces()))], true);
            $this->outbox->queue(...(ReturnState::Requested === $state ? $this->mails->asked($fresh, $return) : [$this->mails->moved($fresh, $return)]));

            return $fresh;
        });
    }

    /**
     * @param array<int, int> $pieces
     * @param array<int, string> $reasons
     * @return non-empty-list<ReturnLine>
     */
    private function lines(Order $order, array $pieces, array $reasons, bool $isCustomer): array
    {
        $returnable = $this->returnable->ofOrder($order);
        if ($isCustomer && !array_any($returnable, static fn (array $line): bool => $line['asked'] > 0)) {
            throw new ApiError('coleman_return_closed', __('Nothing in this order can be returned online anymore. Please call the parts desk.', 'coleman'), 409);
        }
        $errors = [];
        $lines = [];
        foreach (array_filter($pieces, static fn (int $number): bool => 0 !== $number) as $line => $number) {
            $most = $returnable[$line][$isCustomer ? 'asked' : 'pieces'] ?? 0;
            $reason = ReturnReason::tryFrom($reasons[$line] ?? '');
            if ($number < 1 || $number > $most) {
                $errors[sprintf('quantity_%d', $line)] = 0 === $most
                    ? __('This part can’t be returned.', 'coleman')
                    /* translators: %d: number of pieces */
                    : sprintf(__('Enter 0 to %d pieces.', 'coleman'), $most);
            } elseif (null === $reason) {
                $errors[sprintf('reason_%d', $line)] = __('Choose why you return it.', 'coleman');
            } else {
                $lines[] = new ReturnLine($line, $number, $reason);
            }
        }
        if ([] === $errors && [] === $lines) {
            $errors['lines'] = __('Enter how many pieces you want to return.', 'coleman');
        }
        if ([] !== $lines && [] === $errors) {
            return $lines;
        }
        throw ApiError::invalid($errors);
    }
}

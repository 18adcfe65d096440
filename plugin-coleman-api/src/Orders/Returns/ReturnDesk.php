<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderHooks;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\PaymentLedger;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Money;

/**
 * What the desk decides about returns and does with the parts. Each act is one transaction with its history and its
 * mail, on the order as it was seen; each step of a return is taken once.
 */
final readonly class ReturnDesk
{
    public const ANSWER_LENGTH = 1_000;

    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private ReturnRepository $returns,
        private ReturnBranches $branches,
        private ReturnShelves $shelves,
        private PaymentLedger $ledger,
        private ReturnMails $mails,
        private Outbox $outbox,
    ) {
    }

    /**
     * The parts may come, to a branch.
     *
     * @param string $answer for the customer, beside what the mail says anyway; '' for none
     * @throws ApiError 400 with fields, 404 coleman_return_not_found, 409 coleman_bad_transition, coleman_order_changed
     */
    public function approve(Order $order, int $returnId, int $locationId, string $answer, Actor $actor): Order
    {
        $this->branches->check($locationId);

        /* translators: 1: number of a return, 2: numbers of parts with quantities */
        return $this->move($order, $returnId, ReturnState::Approved, ['location_id' => $locationId, 'answer' => self::answer($answer, 0)], __('Return %1$s approved: %2$s.', 'coleman'), $actor);
    }

    /**
     * The parts may not come, or never came: they may be asked for again.
     *
     * @param string $answer the reason, which the customer is told
     * @throws ApiError 400 with fields, 404 coleman_return_not_found, 409 coleman_bad_transition, coleman_order_changed
     */
    public function refuse(Order $order, int $returnId, string $answer, Actor $actor): Order
    {
        $return = $this->find($order, $returnId);

        return $this->move(
            $order,
            $returnId,
            ReturnState::Refused,
            ['answer' => self::answer($answer, 1)],
            /* translators: 1: number of a return, 2: numbers of parts with quantities */
            __('Return %1$s refused: %2$s.', 'coleman'),
            $actor,
            function () use ($return): void {
                foreach ($return->lines as $line) {
                    $this->returns->giveBack($return->orderId, $line->lineId, $line->quantity);
                }
            },
        );
    }

    /**
     * The parts are here. What is to be sold again goes to the shelf of the branch, once.
     *
     * @param array<int, int> $received pieces by line of the order; what did not come may be asked for again
     * @param array<int, int> $restocked pieces of those by line, that go back to the shelf
     * @throws ApiError 400 with fields, 404 coleman_return_not_found, 409 coleman_bad_transition, coleman_order_changed
     */
    public function receive(Order $order, int $returnId, int $locationId, array $received, array $restocked, Actor $actor): Order
    {
        $return = $this->find($order, $returnId);
        $this->branches->check($locationId);
        $came = [];
        foreach ($return->lines as $line) {
            $came[$line->lineId] = $received[$line->lineId] ?? 0;
            $back = $restocked[$line->lineId] ?? 0;
            if ($came[$line->lineId] < 0 || $came[$line->lineId] > $line->quantity) {
                throw ApiError::invalid(['lines' => __('You can’t receive more pieces than the return has.', 'coleman')]);
            }
            if ($back < 0 || $back > $came[$line->lineId]) {
                throw ApiError::invalid(['lines' => __('You can’t restock more pieces than came back.', 'coleman')]);
            }
        }
        if (0 === array_sum($came)) {
            throw ApiError::invalid(['lines' => __('Enter how many pieces came back. If none did, refuse the return.', 'coleman')]);
        }
        $shelved = array_filter(array_intersect_key($restocked, $came), static fn (int $pieces): bool => $pieces > 0);

        return $this->move(
            $order,
            $returnId,
            ReturnState::Received,
            ['location_id' => $locationId],
            /* translators: 1: number of a return, 2: numbers of parts with quantities */
            __('Parts of return %1$s received: %2$s.', 'coleman'),
            $actor,
            function (Order $fresh, Connection $connection) use ($return, $came, $shelved, $locationId, $actor): void {
                $this->returns->receive($return->id, $came, $shelved);
                OrderHooks::returned($connection, $fresh, ['id' => $return->id, 'number' => $return->number(), 'location_id' => $locationId], $came, $shelved, fn (): ?Order => $this->orders->byId($fresh->id));
                foreach ($return->lines as $line) {
                    $this->returns->giveBack($return->orderId, $line->lineId, $line->quantity - $came[$line->lineId]);
                }
                if ([] !== $shelved) {
                    $this->shelves->restock($fresh, $locationId, $shelved);
                    /* translators: 1: numbers of parts with quantities, 2: city */
                    $this->orders->append($fresh->id, OrderEvent::RETURNED, $actor, ['text' => sprintf(__('Back on the shelf: %1$s at %2$s.', 'coleman'), ReturnWords::parts($fresh, $shelved), $this->branches->city($locationId))], false);
                }
            },
        );
    }

    /**
     * Closes a return with what its parts are worth to the customer. That lowers what is left to pay; what was paid
     * beyond it goes back, by hand or to the card.
     *
     * @param int $creditCents 0 where nothing is given
     * @param int $refundCents what the desk was shown to be paid out of it
     * @param string $method by which it is paid out; of no use where nothing is
     * @throws ApiError 400 with fields, 404 coleman_return_not_found, 409 coleman_bad_transition, coleman_order_changed, coleman_credit_exceeds, coleman_refund_exceeds, coleman_no_gateway
     */
    public function close(Order $order, int $returnId, int $creditCents, int $refundCents, string $method, string $reason, Actor $actor): Order
    {
        $return = $this->find($order, $returnId);
        $most = $order->totalCents - $order->creditedCents;
        if ($creditCents < 0 || $creditCents > $most) {
            /* translators: %s: amount of money */
            throw ApiError::invalid(['credit_cents' => sprintf(__('Enter an amount from $0.00 to %s.', 'coleman'), Money::format(max(0, $most)))]);
        }
        if (ReturnState::Received !== $return->state) {
            $this->returns->move($return, ReturnState::Closed);
        }
        if ($refundCents !== self::refundOf($order, $creditCents)) {
            throw new ApiError('coleman_order_changed', __('Someone else changed this order. Reload to see the latest version.', 'coleman'), 409);
        }
        $reason = NoteText::read($reason, 'reason', 0, PaymentLedger::NOTE_LENGTH);
        $finish = function (?Booking $refund) use ($order, $return, $creditCents, $reason, $actor): void {
            $this->returns->move($return, ReturnState::Closed, ['credit_cents' => $creditCents, 'refund_id' => $refund->id ?? 0]);
            $this->returns->credit($order->id, $creditCents);
            /* translators: 1: number of a return, 2: amount of money */
            $text = sprintf(0 === $creditCents ? __('Return %1$s closed without credit.', 'coleman') : __('Return %1$s closed: %2$s credited.', 'coleman'), $return->number(), Money::format($creditCents));
            $this->orders->append($order->id, OrderEvent::RETURNED, $actor, ['text' => $text] + ('' === $reason ? [] : ['reason' => $reason]), true);
            $fresh = $this->orders->byId($order->id) ?? $order;
            $this->outbox->queue($this->mails->closed($fresh, $this->find($fresh, $return->id), $refund->cents ?? 0, $refund->method ?? null));
        };
        if ($refundCents > 0) {
            return $this->ledger->refund($order, $method, $refundCents, $reason, sprintf('return-%d', $return->id), $actor, $finish);
        }

        return $this->transaction->run(function () use ($order, $finish): Order {
            $this->orders->change($order, ['state' => $order->state->value]);
            $finish(null);

            return $this->orders->byId($order->id) ?? $order;
        });
    }

    /** What of a credit is paid out: what is more than the customer still has to pay. Goodwill from before is not taken off. */
    public static function refundOf(Order $order, int $creditCents): int
    {
        return max(0, min($creditCents - $order->unpaidCents(), $order->paidCents - $order->refundedCents));
    }

    /** @throws ApiError 404 coleman_return_not_found */
    public function find(Order $order, int $returnId): OrderReturn
    {
        return array_find($this->returns->ofOrder($order->id), static fn (OrderReturn $one): bool => $one->id === $returnId)
            ?? throw new ApiError('coleman_return_not_found', __('This order doesn’t have this return.', 'coleman'), 404);
    }

    /**
     * @param array<string, string|int> $changes columns of the return
     * @param string $text of the history, with the return's number and its parts
     * @param (callable(Order, Connection): void)|null $together what belongs to it
     */
    private function move(Order $order, int $returnId, ReturnState $next, array $changes, string $text, Actor $actor, ?callable $together = null): Order
    {
        return $this->transaction->run(function (Connection $connection) use ($order, $returnId, $next, $changes, $text, $actor, $together): Order {
            // First, so that of two who saw the same order one is refused.
            $this->orders->change($order, ['state' => $order->state->value]);
            $this->returns->move($this->find($order, $returnId), $next, $changes);
            $fresh = $this->orders->byId($order->id) ?? $order;
            if (null !== $together) {
                $together($fresh, $connection);
            }
            $return = $this->find($fresh, $returnId);
            $answer = is_string($changes['answer'] ?? null) ? $changes['answer'] : '';
            $this->orders->append($order->id, OrderEvent::RETURNED, $actor, ['text' => sprintf($text, $return->number(), ReturnWords::parts($fresh, $return->pieces()))] + ('' === $answer ? [] : ['answer' => $answer]), true);
            $this->outbox->queue($this->mails->moved($fresh, $return));

            return $this->orders->byId($order->id) ?? $fresh;
        });
    }

    private static function answer(string $answer, int $least): string
    {
        $answer = trim($answer);
        if (mb_strlen($answer) < $least) {
            throw ApiError::invalid(['answer' => __('Tell the customer why.', 'coleman')]);
        }

        return NoteText::read($answer, 'answer', 0, self::ANSWER_LENGTH);
    }
}

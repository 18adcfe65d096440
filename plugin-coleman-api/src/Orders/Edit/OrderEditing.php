<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\StockHolds;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Money;

/**
 * Changes of an order at the desk, each one transaction with its stock, its promises, its history and its mail.
 *
 * What costs the customer no more is done at once. A dearer total waits for the customer's yes on the quote page; until
 * then the order, its stock and its total stay as they are. Names, addresses and notes are corrected at once either way.
 */
final readonly class OrderEditing
{
    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private EditPlanner $planner,
        private EditWriter $writer,
        private ProposalRepository $proposals,
        private StockHolds $holds,
        private OrderMails $mails,
        private Outbox $outbox,
    ) {
    }

    /**
     * What the edit would do: the plan, and the order as it would stand with its stock. It is tried and taken back.
     *
     * @return array{EditPlan, Rehearsed}
     * @throws ApiError as save()
     */
    public function rehearse(Order $order, OrderEdit $edit, Actor $actor): array
    {
        $plan = $this->planner->plan($order, $edit);

        return [$plan, $this->tried($order, $plan, $actor)];
    }

    /**
     * @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_order_changed, coleman_insufficient_stock, coleman_credit_limit
     */
    public function save(Order $order, OrderEdit $edit, Actor $actor): Order
    {
        $plan = $this->planner->plan($order, $edit);
        if ($plan->isEmpty()) {
            throw ApiError::invalid(['lines' => __('Nothing was changed.', 'coleman')]);
        }
        if ($plan->needsYes) {
            // Refused now, not when the customer has said yes.
            $this->tried($order, $plan, $actor);
        }

        return $this->transaction->run(fn (): Order => $plan->needsYes
            ? $this->propose($order, $edit, $plan, $actor)
            : $this->done($order, $plan, $actor));
    }

    /**
     * The customer says yes: on the quote page, or by telephone.
     *
     * @param int|null $expectedTotalCents what the customer saw; another total is not agreed to by it
     * @throws ApiError 409 coleman_bad_transition, coleman_total_mismatch, coleman_order_changed, coleman_insufficient_stock, coleman_credit_limit
     */
    public function accept(Order $order, Actor $actor, ?int $expectedTotalCents = null): Order
    {
        $proposal = $this->open($order);
        if (null !== $expectedTotalCents && $expectedTotalCents !== $proposal->totalCents) {
            throw self::mismatch($proposal->totalCents);
        }
        $plan = $this->planner->plan($order, $proposal->edit);
        if ($plan->totalCents > $proposal->totalCents) {
            throw new ApiError('coleman_bad_transition', __('This order has changed since. Please call the parts desk.', 'coleman'), 409);
        }

        return $this->transaction->run(function () use ($order, $plan, $actor): Order {
            $changed = $this->writer->write($order, $plan, $actor, __('Change accepted.', 'coleman'));
            $this->proposals->remove($order->id);
            $this->outbox->queue($this->mails->edited($changed, $plan->mailTexts(), $plan->fromCents));
            if ('staff' !== $actor->kind) {
                $this->outbox->queue($this->mails->changeAnswered($changed, true));
            }

            return $changed;
        });
    }

    /**
     * The customer says no, or the desk takes the change back: the order stays as it is.
     *
     * @throws ApiError 409 coleman_bad_transition, coleman_order_changed
     */
    public function decline(Order $order, Actor $actor): Order
    {
        $this->open($order);
        $isByStaff = 'staff' === $actor->kind;

        return $this->transaction->run(function () use ($order, $actor, $isByStaff): Order {
            $this->orders->change($order, ['state' => $order->state->value]);
            $this->proposals->remove($order->id);
            $this->orders->append($order->id, OrderEvent::CHANGE_DECLINED, $actor, [
                'text' => $isByStaff ? __('The change was withdrawn. The order stays as it was.', 'coleman') : __('The change was declined. The order stays as it was.', 'coleman'),
            ], true);
            $fresh = $this->orders->byId($order->id) ?? $order;
            if (!$isByStaff) {
                $this->outbox->queue($this->mails->changeAnswered($fresh, false));
            }

            return $fresh;
        });
    }

    /** @throws ApiError 409 coleman_bad_transition */
    private function open(Order $order): Proposal
    {
        return $this->proposals->open($order) ?? throw new ApiError('coleman_bad_transition', __('No change of this order waits for an answer.', 'coleman'), 409);
    }

    private function tried(Order $order, EditPlan $plan, Actor $actor): Rehearsed
    {
        try {
            $this->transaction->run(function () use ($order, $plan, $actor): never {
                $before = $this->holds->inHouse($order->id);
                $order = $plan->isEmpty() ? $order : $this->writer->write($order, $plan, $actor);
                throw new Rehearsed($order, $before, $this->holds->inHouse($order->id));
            });
        } catch (Rehearsed $rehearsed) {
            return $rehearsed;
        }
    }

    private function done(Order $order, EditPlan $plan, Actor $actor): Order
    {
        // A change that waited was of the order as it was.
        $isReplaced = $plan->isPriced && null !== $this->proposals->open($order);
        $changed = $this->writer->write($order, $plan, $actor, $isReplaced ? __('The change that waited for an answer was withdrawn.', 'coleman') : '');
        if ($isReplaced) {
            $this->proposals->remove($order->id);
        }
        $this->outbox->queue($this->mails->edited($changed, $plan->mailTexts(), $plan->fromCents));

        return $changed;
    }

    private function propose(Order $order, OrderEdit $edit, EditPlan $plan, Actor $actor): Order
    {
        // What costs nothing is not asked about.
        $contact = $this->planner->plan($order, $edit->contact(!$plan->isMoved));
        $current = $contact->isEmpty() ? $order : $this->writer->write($order, $contact, $actor);
        $priced = $edit->priced($plan->isMoved);
        $plan = $this->planner->plan($current, $priced);
        $this->orders->change($current, ['state' => $current->state->value]);
        $this->proposals->put($order->id, $plan, $priced);
        $this->orders->append($order->id, OrderEvent::CHANGE_PROPOSED, $actor, [
            /* translators: 1: sentences about changes, 2: amount of money, 3: amount of money */
            'text' => sprintf(__('The customer was asked to agree to a change: %1$s New total %2$s, until now %3$s.', 'coleman'), implode(' ', $plan->texts()), Money::format($plan->totalCents), Money::format($plan->fromCents)),
        ], true);
        $fresh = $this->orders->byId($order->id) ?? $order;
        $this->outbox->queue($this->mails->changeProposed($fresh, $plan->mailTexts(), $plan->fromCents, $plan->totalCents));

        return $fresh;
    }

    private static function mismatch(int $totalCents): ApiError
    {
        return new ApiError(
            'coleman_total_mismatch',
            /* translators: %s: amount of money */
            sprintf(__('The change has been replaced. The total would now be %s. Please review it before you accept it.', 'coleman'), Money::format($totalCents)),
            409,
            data: ['total_cents' => $totalCents],
        );
    }
}

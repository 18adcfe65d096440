<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;

/**
 * One step for several orders, which can be taken back for a minute: so long its mails are held.
 *
 * An order that was to be confirmed takes its stock with the step, and promises its dates: that is not taken back, and its
 * mail leaves at once. No step here moves money.
 */
final readonly class BulkSteps
{
    public const MAX_AT_ONCE = 50;

    /** So long a step can be taken back. */
    public const SECONDS = 60;

    public function __construct(
        private Transaction $transaction,
        private OrderDeskService $desk,
        private OrderRepository $orders,
        private StepRepository $steps,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /**
     * Each order by itself: what one refuses does not hold up the others.
     *
     * @param array<int, int> $versions by order
     * @return array{verdicts: list<array{id: int, number: string, is_done: bool, message: string}>, step: string} verdicts:
     *         schema/desk-verdict.json; step: what undo() takes, '' where nothing can be taken back
     */
    public function take(array $versions, string $state, Actor $actor): array
    {
        if ([] === $versions || count($versions) > self::MAX_AT_ONCE) {
            /* translators: %d: number of orders */
            throw ApiError::invalid(['orders' => sprintf(__('Choose 1 to %d orders.', 'coleman'), self::MAX_AT_ONCE)]);
        }
        $step = bin2hex(random_bytes(16));
        // As long as the first mail is held.
        $until = $this->clock->now()->modify(sprintf('+%d seconds', self::SECONDS));
        $changes = [];
        $verdicts = [];
        foreach ($versions as $id => $version) {
            $verdicts[] = self::verdict($id, function () use ($id, $version, $state, $actor, $step, &$changes): void {
                $before = $this->desk->loadVersion($id, $version);
                $move = fn (): Order => $this->desk->move($before, $state, $actor, '');
                if ($before->isToConfirm) {
                    $move();

                    return;
                }
                $changes[$id] = ['from' => $before->state->value, 'version' => $this->outbox->holding($step, self::SECONDS, $move)->version];
            });
        }
        if ([] !== $changes) {
            $this->steps->add($step, $actor->id, $changes, $until);
        }

        return ['verdicts' => $verdicts, 'step' => [] === $changes ? '' : $step];
    }

    /**
     * Takes a step back: each order gets its state of before, and its held mails are deleted. An order that was changed
     * since, or whose mail has left, is named and left alone.
     *
     * @return list<array{id: int, number: string, is_done: bool, message: string}> schema/desk-verdict.json
     * @throws ApiError 409 coleman_step_over
     */
    public function undo(string $step, Actor $actor): array
    {
        $changes = $this->steps->take($step, $actor->id)
            ?? throw new ApiError('coleman_step_over', __('It’s too late to undo this, or it was undone already.', 'coleman'), 409);
        $verdicts = [];
        foreach ($changes as $id => ['from' => $from, 'version' => $version]) {
            $verdicts[] = self::verdict($id, fn () => $this->transaction->run(fn () => $this->takeBack($step, $this->desk->loadVersion($id, $version), OrderState::from($from), $actor)));
        }

        return $verdicts;
    }

    private function takeBack(string $step, Order $order, OrderState $from, Actor $actor): void
    {
        // First, so that of two who change the order one is refused.
        $this->orders->change($order, ['state' => $from->value]);
        if (!$this->outbox->discard($step, sprintf('order:%d', $order->id))) {
            throw new ApiError('coleman_mail_left', __('The customer’s email has already been sent.', 'coleman'), 409);
        }
        $this->orders->append($order->id, OrderEvent::STATE, $actor, ['from' => $order->state->value, 'to' => $from->value, 'reason' => __('Undone.', 'coleman')], true);
    }

    /**
     * @param callable(): mixed $work
     * @return array{id: int, number: string, is_done: bool, message: string}
     */
    private static function verdict(int $id, callable $work): array
    {
        try {
            $work();

            return ['id' => $id, 'number' => Order::numberOf($id), 'is_done' => true, 'message' => ''];
        } catch (ApiError $refusal) {
            return ['id' => $id, 'number' => Order::numberOf($id), 'is_done' => false, 'message' => $refusal->getMessage()];
        }
    }
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Support\Text;

/** What customers have to say about an order of theirs: in its history, mailed to the parts desk, and marked for it. */
final readonly class CustomerMessages implements FormActions
{
    private const LENGTH = 1000;

    public function __construct(
        private Transaction $transaction,
        private OrderAccess $access,
        private OrderRepository $orders,
        private OrderMails $mails,
        private Outbox $outbox,
        private RateLimiter $limiter,
    ) {
    }

    public function all(): array
    {
        return ['order_message' => $this->send(...)];
    }

    /**
     * @param array<string, string> $fields id, key and email of the order, and `text`
     * @return string the order's page
     * @throws ApiError 400 with fields, 404 coleman_order_not_found, 429 coleman_rate_limited above the limit of an order and day
     */
    private function send(array $fields): string
    {
        $order = $this->access->get(FormInput::integer($fields, 'id'), FormInput::text($fields, 'key', 64), FormInput::text($fields, 'email', 190));
        $text = trim($fields['text'] ?? '');
        if ('' === $text || mb_strlen($text) > self::LENGTH || !Text::isClean($text)) {
            /* translators: %s: number of characters */
            throw ApiError::invalid(['text' => sprintf(__('Enter a message of 1 to %s characters.', 'coleman'), number_format(self::LENGTH))]);
        }
        if (!$this->limiter->take(sprintf('order_message:%d', $order->id), Limits::get('order_message'))) {
            $sentence = __('You have sent several messages about this order today. Please call the parts desk.', 'coleman');
            throw new ApiError('coleman_rate_limited', $sentence, 429, ['text' => $sentence]);
        }
        $this->transaction->run(function () use ($order, $text): void {
            $this->orders->append($order->id, OrderEvent::NOTE, $this->access->actor(), ['text' => $text], true);
            $this->orders->needsAttention($order->id, Attention::Message);
            $this->outbox->queue($this->mails->messageToDesk($order, $text));
        });
        $key = $fields['key'] ?? '';
        if ('' !== $key) {
            $this->access->remember($order);
        }

        return FlashMessages::at('' === $key ? OrderPresenter::path($order) : OrderPresenter::keyPath($order), 'order-message');
    }
}

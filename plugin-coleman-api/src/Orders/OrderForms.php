<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartSession;
use Coleman\Api\Customers\SignUp;
use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Edit\CustomerAnswers;
use Coleman\Api\Orders\Payment\PaymentService;
use Coleman\Api\Staff\Actor;

/** The forms of the checkout and of an order's pages. */
final readonly class OrderForms implements FormActions
{
    public function __construct(
        private OrderService $service,
        private CustomerAnswers $answers,
        private OrderAccess $access,
        private OrderLookup $lookup,
        private PlaceOrder $placeOrder,
        private PaymentService $payments,
        private CartSession $session,
        private SignUp $signUp,
    ) {
    }

    public function all(): array
    {
        return [
            'checkout' => $this->checkout(...),
            // The page works out the totals of what was typed.
            'checkout_update' => static fn (): string => '',
            'order_cancel' => $this->handler($this->service->cancel(...), static fn (Order $order): bool => OrderState::Cancelled === $order->state),
            'quote_accept' => $this->accept(...),
            'quote_decline' => $this->handler($this->answers->decline(...), $this->answers->isDeclined(...)),
            'order_pay' => $this->pay(...),
            'order_again' => $this->again(...),
            'order_lookup' => $this->find(...),
            'order_open' => $this->open(...),
            'order_account' => $this->makeAccount(...),
        ];
    }

    /** @param array<string, string> $fields */
    private function checkout(array $fields): string
    {
        try {
            $answer = $this->placeOrder->place($fields, $fields['idempotency_key'] ?? '')->results;
        } catch (ApiError $refusal) {
            if ('coleman_total_mismatch' !== $refusal->errorCode || '1' === ($fields['totals_seen'] ?? '')) {
                throw $refusal;
            }
            // The address was typed just now: nothing has changed, it could only not be known before.
            throw new ApiError('coleman_total_mismatch', __('Here is your total with shipping and tax. Please review it, then place your order.', 'coleman'), 409);
        }

        return is_array($answer) && is_string($answer['Url'] ?? null) ? $answer['Url'] : '/customer/orders';
    }

    /**
     * What is done to an order leads back to its page. Pressed twice, the button has done what was asked for already.
     *
     * @param \Closure(Order, Actor): Order $act
     * @param \Closure(Order): bool $isDone
     * @return \Closure(array<string, string>): string
     */
    private function handler(\Closure $act, \Closure $isDone): \Closure
    {
        return function (array $fields) use ($act, $isDone): string {
            /** @var array<string, string> $fields */
            $order = $this->orderToChange($fields);

            return $this->backTo($isDone($order) ? $order : $act($order, $this->access->actor()), $fields);
        };
    }

    /**
     * At the total that was on the page, or not at all.
     *
     * @param array<string, string> $fields
     */
    private function accept(array $fields): string
    {
        $seen = $fields['expected_total_cents'] ?? '';
        $accept = fn (Order $order, Actor $actor): Order => $this->answers->accept($order, $actor, 1 === preg_match('/^\d{1,12}$/D', $seen) ? (int) $seen : -1);

        return $this->handler($accept, $this->answers->isAccepted(...))($fields);
    }

    /** @param array<string, string> $fields */
    private function backTo(Order $order, array $fields): string
    {
        if ('' !== ($fields['key'] ?? '')) {
            $this->access->remember($order);
        }

        return '' === ($fields['key'] ?? '') ? OrderPresenter::path($order) : OrderPresenter::keyPath($order);
    }

    /** @param array<string, string> $fields */
    private function pay(array $fields): string
    {
        return $this->payments->begin($this->orderToChange($fields));
    }

    /**
     * To the cart when all of it is there; else the page says what is not.
     *
     * @param array<string, string> $fields
     */
    private function again(array $fields): string
    {
        ['cart' => $cart, 'refused' => $refused] = $this->service->again($this->order($fields), $this->session->ownerOrNew());
        $this->session->prolong();
        $this->session->paint($cart->itemCount(), is_user_logged_in());
        if ([] !== $refused) {
            throw new ApiError('coleman_order_again', sprintf(
                /* translators: %s: sentences about parts */
                __('Some parts couldn’t be added to your cart. %s', 'coleman'),
                implode(' ', array_map(static fn (array $one): string => $one['PartNumber'] . ': ' . $one['message'], $refused)),
            ), 409);
        }

        return '/cart';
    }

    /** @param array<string, string> $fields */
    private function find(array $fields): string
    {
        $this->lookup->send($fields['number'] ?? '', $fields['email'] ?? '');

        return '/order-lookup?sent=1';
    }

    /**
     * Who followed the link of an order says its email, once for this browser.
     *
     * @param array<string, string> $fields id, key and email, and the page of the order that was asked for
     */
    private function open(array $fields): string
    {
        try {
            $order = $this->order($fields);
        } catch (ApiError $refusal) {
            $sentence = __('We couldn’t find an order for this link and email address.', 'coleman');
            throw new ApiError($refusal->errorCode, $sentence, $refusal->status, ['email' => $sentence]);
        }
        $this->access->remember($order);
        $page = FormInput::text($fields, 'page', 20);

        return OrderPresenter::keyPath($order, 1 === preg_match('#^(view|quote|invoice|return/\d{1,9})$#D', $page) ? '/' . $page : '');
    }

    /**
     * An account for the guest who has placed this order, with its email address, name and phone. The order comes along
     * once the address is confirmed by the link that is mailed there.
     *
     * @param array<string, string> $fields id, key and email of the order; password, and last_name where the order has one word as a name
     */
    private function makeAccount(array $fields): string
    {
        $order = $this->order($fields);
        if (0 !== $order->customerId || is_user_logged_in()) {
            throw new ApiError('coleman_order_has_account', __('This order is already in an account.', 'coleman'), 409);
        }
        [$first, $last] = self::names($order->billing->name);
        $this->signUp->signUp([
            'email' => $order->email,
            'password' => $fields['password'] ?? '',
            'first_name' => $first,
            'last_name' => '' === $last ? ($fields['last_name'] ?? '') : $last,
            'company' => mb_substr($order->billing->company, 0, 120),
            'phone' => $order->billing->phone,
        ] + $fields);
        $this->access->remember($order);

        return FlashMessages::at(OrderPresenter::keyPath($order), 'registered-order');
    }

    /**
     * @return array{string, string} first and last name; the last is '' where there is one word only
     */
    public static function names(string $name): array
    {
        $words = preg_split('/\s+/u', trim($name)) ?: [''];
        $last = count($words) > 1 ? (string) array_pop($words) : '';

        return [mb_substr(implode(' ', $words), 0, 60), mb_substr($last, 0, 60)];
    }

    /** @param array<string, string> $fields */
    private function order(array $fields): Order
    {
        return $this->access->get(FormInput::integer($fields, 'id'), FormInput::text($fields, 'key', 64), FormInput::text($fields, 'email', 190));
    }

    /** @param array<string, string> $fields */
    private function orderToChange(array $fields): Order
    {
        return $this->access->getToChange(FormInput::integer($fields, 'id'), FormInput::text($fields, 'key', 64), FormInput::text($fields, 'email', 190));
    }
}

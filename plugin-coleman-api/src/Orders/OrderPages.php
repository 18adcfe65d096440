<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Orders\Payment\PaymentService;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Redirect;

/**
 * Checkout, and the pages of an order.
 *
 * An order's page opens for its customer, and for who has its key and has shown its email in this browser. A guest
 * with the key alone is asked for the email, one without it for a sign-in, whatever the number: only to a customer is an order that is not
 * theirs missing, and it is as missing as one that never was.
 */
final readonly class OrderPages
{
    /**
     * @param \Closure(): OrderAccess $access made when an order is asked for
     * @param \Closure(): PaymentService $payments made when somebody comes back from a payment
     */
    public function __construct(private \Closure $access, private \Closure $payments)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::personal('checkout', '/checkout', __('Checkout', 'coleman'))),
            PageRoute::to(Page::personal('order-lookup', '/order-lookup', __('Find your order', 'coleman'))),
            new PageRoute('/customer/order/([^/]+)', fn (array $groups): Page|Redirect|null => $this->page('order-summary', $groups[1] ?? '')),
            new PageRoute('/customer/order/([^/]+)/view', fn (array $groups): Page|Redirect|null => $this->page('order-view', $groups[1] ?? '', '/view')),
            new PageRoute('/customer/order/([^/]+)/quote', fn (array $groups): Page|Redirect|null => $this->page('order-quote', $groups[1] ?? '', '/quote')),
        ];
    }

    private function page(string $template, string $piece, string $end = ''): Page|Redirect|null
    {
        if (1 !== preg_match('/^\d{1,9}$/D', $piece) || 0 === (int) $piece) {
            return null;
        }
        $visit = $this->visit((int) $piece, $end);
        if (null === $visit) {
            return null;
        }
        if (null !== $visit->order && '' !== self::asked('email', 190) && 'POST' !== ($_SERVER['REQUEST_METHOD'] ?? '')) {
            // Links of earlier mails hold the email too: it is taken out of the address, and out of the history.
            ($this->access)()->remember($visit->order);

            return new Redirect($visit->canonical . '?' . http_build_query(array_diff_key($_GET, ['email' => ''])), 303, keepQuery: false);
        }
        $number = Order::numberOf($visit->id);
        $title = match ($template) {
            /* translators: %s: order number */
            'order-quote' => sprintf(__('Quote for order %s', 'coleman'), $number),
            /* translators: %s: order number */
            default => sprintf(__('Order %s', 'coleman'), $number),
        };

        return new Page(
            $template,
            $template,
            $visit->canonical,
            $title,
            cacheable: false,
            entity: $visit,
            trail: is_user_logged_in() ? [
                ['name' => __('My Account', 'coleman'), 'path' => '/customer'],
                ['name' => __('My Orders', 'coleman'), 'path' => '/customer/orders'],
            ] : [],
            // A wrong email is answered as an order that is not there; the page lets one mend it.
            status: OrderPageAccess::Email === $visit->access && '' !== $visit->email ? 404 : 200,
        );
    }

    private function visit(int $id, string $end): ?OrderPageRequest
    {
        $canonical = sprintf('/customer/order/%d%s', $id, $end);
        $key = self::asked('key', 64);
        $email = self::asked('email', 190);
        $order = ($this->access)()->find($id, $key, $email);

        if (null !== $order && OrderState::PendingPayment === $order->state && 'return' === self::asked('payment', 10)) {
            $order = ($this->payments)()->returned($order);
        }

        return match (true) {
            null !== $order => new OrderPageRequest($id, OrderPageAccess::Open, $order, $key, '' === $key ? '' : $order->email, $canonical),
            '' !== $key => new OrderPageRequest($id, OrderPageAccess::Email, null, $key, $email, $canonical, ltrim($end, '/')),
            is_user_logged_in() => null,
            default => new OrderPageRequest($id, OrderPageAccess::SignIn, canonical: $canonical),
        };
    }

    private static function asked(string $name, int $longest): string
    {
        $value = $_GET[$name] ?? '';

        return is_string($value) && strlen($value) <= $longest ? trim(wp_unslash($value)) : '';
    }
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Papers;

use Coleman\Api\Customers\Customer;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderAccess;
use Coleman\Api\Orders\OrderPageAccess;
use Coleman\Api\Orders\OrderPageRequest;
use Coleman\Api\Orders\Returns\OrderReturn;
use Coleman\Api\Orders\Returns\ReturnRepository;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Router;

/**
 * The printed pages for customers: the invoice of an order, the slip of a return, and the statement of what is open on
 * account. Those of an order open as its other pages do (OrderPages); who has yet to show the email is asked for it by
 * the order's page.
 */
final readonly class PaperPages
{
    private const STATEMENT = 'customer-statement';

    /**
     * @param \Closure(): OrderAccess $access made when an order is asked for
     * @param \Closure(): ReturnRepository $returns
     * @param \Closure(): OrderPapers $papers
     * @param \Closure(): CustomerStatement $statement
     */
    public function __construct(private \Closure $access, private \Closure $returns, private \Closure $papers, private \Closure $statement)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            new PageRoute('/customer/order/([^/]+)/invoice', fn (array $groups): ?Page => $this->page('order-invoice', $groups[1] ?? '', 'invoice')),
            new PageRoute('/customer/order/([^/]+)/return/([1-9]\d{0,8})', fn (array $groups): ?Page => $this->page('order-return', $groups[1] ?? '', 'return/' . ($groups[2] ?? ''))),
            new PageRoute('/customer/statement', fn (): ?Page => $this->statementPage()),
        ];
    }

    public function register(Router $router): void
    {
        // After the forms of the page, one of which asks for the email.
        add_action('template_redirect', function () use ($router): void {
            $page = $router->current();
            if ($page?->entity instanceof Customer && self::STATEMENT === $page->name) {
                header('Content-Type: text/html; charset=utf-8');
                echo ($this->statement)()->html($page->entity);
                exit;
            }
            $visit = $page?->entity;
            if (!$visit instanceof OrderPageRequest || null === $visit->order || !in_array($page->name, ['order-invoice', 'order-return'], true)) {
                return;
            }
            header('Content-Type: text/html; charset=utf-8');
            echo 'order-invoice' === $page->name
                ? ($this->papers)()->invoice($visit->order)
                : ($this->papers)()->slip($visit->order, $this->returnOf($visit->order, (int) substr($visit->page, strlen('return/'))));
            exit;
        }, 5);
    }

    /** Of who pays on account; who is not signed in is asked to. */
    private function statementPage(): ?Page
    {
        $customer = ($this->statement)()->customer(get_current_user_id());

        return null === $customer && is_user_logged_in() ? null : new Page(
            self::STATEMENT,
            // What asks for a sign-in.
            'my-orders',
            '/customer/statement',
            __('Statement', 'coleman'),
            cacheable: false,
            entity: $customer,
        );
    }

    private function page(string $name, string $piece, string $end): ?Page
    {
        if (1 !== preg_match('/^\d{1,9}$/D', $piece) || 0 === (int) $piece) {
            return null;
        }
        $id = (int) $piece;
        $key = self::asked('key', 64);
        $order = ($this->access)()->find($id, $key);
        $isThere = null === $order || ('order-invoice' === $name ? $order->isInvoiced() : null !== $this->returnOf($order, (int) substr($end, strlen('return/'))));
        $access = match (true) {
            null !== $order => OrderPageAccess::Open,
            '' !== $key => OrderPageAccess::Email,
            default => OrderPageAccess::SignIn,
        };
        if (!$isThere || (null === $order && '' === $key && is_user_logged_in())) {
            return null;
        }
        $canonical = sprintf('/customer/order/%d/%s', $id, $end);
        $number = Order::numberOf($id);

        return new Page(
            $name,
            // What asks for the email, or a sign-in.
            'order-view',
            $canonical,
            /* translators: %s: order number */
            'order-invoice' === $name ? sprintf(__('Invoice %s', 'coleman'), $number) : sprintf(__('Return slip for order %s', 'coleman'), $number),
            cacheable: false,
            entity: new OrderPageRequest($id, $access, $order, $key, null === $order ? '' : $order->email, $canonical, $end),
        );
    }

    private function returnOf(Order $order, int $id): ?OrderReturn
    {
        return array_find(($this->returns)()->ofOrder($order->id), static fn (OrderReturn $one): bool => $one->id === $id);
    }

    private static function asked(string $name, int $longest): string
    {
        $value = $_GET[$name] ?? '';

        return is_string($value) && strlen($value) <= $longest ? trim(wp_unslash($value)) : '';
    }
}

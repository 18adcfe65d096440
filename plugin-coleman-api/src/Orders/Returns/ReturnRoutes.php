<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderAccess;

/** What customers, and guests with their order's key, do about returns. */
final readonly class ReturnRoutes
{
    public function __construct(private OrderAccess $access, private ReturnRequests $requests, private ReturnPresenter $presenter)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $path = '/order/(?P<id>\d{1,9})/returns';

        return [
            new Route('GET', $path, Permission::Anyone, Caching::Personal, 'order', 'order-returns', $this->get(...), 'What of an order can be returned until when, and its returns.'),
            new Route('POST', $path, Permission::Anyone, Caching::Personal, 'order-return', 'order-returns', $this->ask(...), 'Asks to return parts of an order.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function get(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->forCustomer($this->order($request)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function ask(\WP_REST_Request $request): Reply
    {
        [$pieces, $reasons] = self::lines($request);

        return new Reply($this->presenter->forCustomer($this->requests->ask(
            $this->order($request),
            $pieces,
            $reasons,
            Input::text($request, 'note'),
            Input::text($request, 'idempotency_key'),
            $this->access->actor(),
        )));
    }

    /**
     * `[{"line": 3, "quantity": 2, "reason": "damaged"}]`.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @return array{array<int, int>, array<int, string>} pieces and reasons, by line
     */
    public static function lines(\WP_REST_Request $request): array
    {
        $pieces = [];
        $reasons = [];
        foreach (Input::fields($request, 'lines') as $line) {
            if (is_array($line) && is_numeric($line['line'] ?? null) && is_numeric($line['quantity'] ?? null)) {
                $pieces[(int) $line['line']] = (int) $line['quantity'];
                $reasons[(int) $line['line']] = is_string($line['reason'] ?? null) ? $line['reason'] : '';
            }
        }

        return [$pieces, $reasons];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function order(\WP_REST_Request $request): Order
    {
        return $this->access->get(Input::integer($request, 'id'), Input::text($request, 'key'), Input::text($request, 'email'));
    }
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\Returns\ReturnDesk;
use Coleman\Api\Orders\Returns\ReturnRequests;
use Coleman\Api\Orders\Returns\ReturnRoutes;
use Coleman\Api\Staff\Actor;

/** What the sheet of an order does about returns. */
final readonly class ReturnDeskRoutes
{
    public function __construct(private OrderChange $change, private ReturnRequests $requests, private ReturnDesk $returns)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $returns = '/desk/orders/(?P<id>\d{1,9})/returns';
        $return = $returns . '/(?P<return>\d{1,9})';

        return [
            self::write($returns, 'desk-order-return', $this->enter(...), 'Enters a return for a customer.'),
            self::write($return . '/approve', 'desk-return-approval', $this->approve(...), 'Lets the parts of a return come to a branch.'),
            self::write($return . '/refuse', 'desk-return-refusal', $this->refuse(...), 'Refuses a return, with the reason that the customer is told.'),
            self::write($return . '/receive', 'desk-return-receipt', $this->receive(...), 'Takes in the parts of a return, and puts what is sold again on the shelf.'),
            self::write($return . '/close', 'desk-return-closing', $this->close(...), 'Credits the parts of a return, and gives back what was paid for them.', Permission::Pricing),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function write(string $path, string $request, \Closure $handler, string $summary, Permission $permission = Permission::PartsDesk): Route
    {
        return new Route('POST', $path, $permission, Caching::Personal, $request, 'desk-order', $handler, $summary);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function enter(\WP_REST_Request $request): Reply
    {
        [$pieces, $reasons] = ReturnRoutes::lines($request);

        return $this->change->changed($request, fn (Order $order): Order => $this->requests->enter(
            $order,
            $pieces,
            $reasons,
            Input::text($request, 'note'),
            Input::integer($request, 'location_id'),
            '',
            self::actor(),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function approve(\WP_REST_Request $request): Reply
    {
        return $this->change->changed($request, fn (Order $order): Order => $this->returns->approve(
            $order,
            Input::integer($request, 'return'),
            Input::integer($request, 'location_id'),
            Input::text($request, 'answer'),
            self::actor(),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function refuse(\WP_REST_Request $request): Reply
    {
        return $this->change->changed($request, fn (Order $order): Order => $this->returns->refuse($order, Input::integer($request, 'return'), Input::text($request, 'answer'), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function receive(\WP_REST_Request $request): Reply
    {
        $received = [];
        $restocked = [];
        foreach (Input::fields($request, 'lines') as $line) {
            if (is_array($line) && is_numeric($line['line'] ?? null)) {
                $received[(int) $line['line']] = is_numeric($line['received'] ?? null) ? (int) $line['received'] : 0;
                $restocked[(int) $line['line']] = is_numeric($line['restocked'] ?? null) ? (int) $line['restocked'] : 0;
            }
        }

        return $this->change->changed($request, fn (Order $order): Order => $this->returns->receive(
            $order,
            Input::integer($request, 'return'),
            Input::integer($request, 'location_id'),
            $received,
            $restocked,
            self::actor(),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function close(\WP_REST_Request $request): Reply
    {
        return $this->change->changed($request, fn (Order $order): Order => $this->returns->close(
            $order,
            Input::integer($request, 'return'),
            Input::integer($request, 'credit_cents'),
            Input::integer($request, 'refund_cents'),
            Input::text($request, 'method'),
            Input::text($request, 'reason'),
            self::actor(),
        ));
    }

    private static function actor(): Actor
    {
        return Actor::staff(get_current_user_id());
    }
}

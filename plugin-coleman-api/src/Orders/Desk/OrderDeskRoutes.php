<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentService;
use Coleman\Api\Orders\KeptPromises;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderCuts;
use Coleman\Api\Orders\Payment\BookingKind;
use Coleman\Api\Orders\Payment\PaymentLedger;
use Coleman\Api\Orders\QuoteService;
use Coleman\Api\Staff\Actor;

/** What the orders screen of the back office reads and does. */
final readonly class OrderDeskRoutes
{
    public function __construct(
        private OrderQuery $list,
        private OrderDeskService $desk,
        private QuoteService $quotes,
        private FulfilmentService $fulfilments,
        private OrderDeskPresenter $presenter,
        private KeptPromises $kept,
        private PaymentLedger $ledger,
        private OrderCuts $cuts,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $id = '/desk/orders/(?P<id>\d{1,9})';

        return [
            self::read('/desk/orders', 'desk-orders', 'desk-order-row[]', $this->list(...), 'Orders for the desk: searched, narrowed down, sorted.', Permission::Orders),
            self::read('/desk/orders/counts', 'desk-order-counts', 'desk-order-counts', $this->counts(...), 'How many orders each view of the desk holds.'),
            self::read('/desk/orders/kept', '', 'desk-kept[]', $this->kept(...), 'How many promises were kept in the last 30 days, by branch.'),
            self::read($id, 'desk-order', 'desk-order', $this->get(...), 'One order as the desk sees it.', Permission::Orders),
            self::write($id . '/state', 'desk-order-state', 'desk-order', $this->move(...), 'Moves an order to another state.'),
            self::write($id . '/prices', 'desk-order-prices', 'desk-order', $this->price(...), 'Names prices, and sends the quote.', Permission::Pricing),
            self::write($id . '/payments', 'desk-order-payment', 'desk-order', $this->receive(...), 'Books money that came in by hand.'),
            self::write($id . '/payments/(?P<payment>\d{1,9})/reverse', 'desk-order-reversal', 'desk-order', $this->reverse(...), 'Reverses a payment or a refund that was booked by mistake.', Permission::Pricing),
            self::write($id . '/refunds', 'desk-order-refund', 'desk-order', $this->refund(...), 'Gives money back, by hand or to the card.', Permission::Pricing),
            self::write($id . '/notes', 'desk-order-note', 'desk-order', $this->note(...), 'A note for the desks, or a message to the customer.'),
            self::write($id . '/expected', 'desk-order-expected', 'desk-order', $this->expect(...), 'The day that what is on backorder is expected.'),
            self::write($id . '/po-number', 'desk-order-po-number', 'desk-order', $this->setPoNumber(...), 'Changes the PO number.'),
            self::write($id . '/attention', 'desk-order-attention', 'desk-order', $this->clearAttention(...), 'What the order was marked for has been seen to.'),
            self::write($id . '/cut', 'desk-order-cut', 'desk-order', $this->cut(...), 'Cancels what is left of some lines.'),
            self::write($id . '/fulfilments', 'desk-order-fulfilment', 'desk-order', $this->send(...), 'Sends some of an order, or lays it ready at a branch.', Permission::Fulfilment),
            self::write($id . '/fulfilments/(?P<fulfilment>\d{1,9})/hand-over', 'desk-hand-over', 'desk-order', $this->handOver(...), 'What lay ready was fetched, or a parcel has arrived.', Permission::Fulfilment),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function read(string $path, string $request, string $answer, \Closure $handler, string $summary, Permission $permission = Permission::PartsDesk): Route
    {
        return new Route('GET', $path, $permission, Caching::Personal, $request, $answer, $handler, $summary);
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function write(string $path, string $request, string $answer, \Closure $handler, string $summary, Permission $permission = Permission::PartsDesk): Route
    {
        return new Route('POST', $path, $permission, Caching::Personal, $request, $answer, $handler, $summary);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        /** @var array<string, mixed> $fields */
        $fields = $request->get_params();
        $page = $this->list->list(OrderFilter::fromFields($fields));

        return new Reply($page['orders'], ['has_more' => $page['has_more'], 'after' => $page['after']]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function counts(\WP_REST_Request $request): Reply
    {
        return new Reply($this->list->counts(Input::integer($request, 'location_id')));
    }

    private function kept(): Reply
    {
        return new Reply($this->kept->byBranch());
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function get(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->desk->get(Input::integer($request, 'id'))));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function move(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Order $order): Order => $this->desk->move($order, Input::text($request, 'state'), self::actor(), Input::text($request, 'reason')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function price(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Order $order): Order => $this->quotes->price(
            $order,
            self::pairs($request, 'prices', 'line', 'cents'),
            self::actor(),
            Input::isSet($request, 'send'),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function receive(\WP_REST_Request $request): Reply
    {
        return $this->booked($request, BookingKind::Payment, fn (Order $order): Order => $this->ledger->receive(
            $order,
            Input::text($request, 'method'),
            Input::integer($request, 'cents'),
            Input::text($request, 'note'),
            Input::text($request, 'idempotency_key'),
            self::actor(),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function refund(\WP_REST_Request $request): Reply
    {
        return $this->booked($request, BookingKind::Refund, fn (Order $order): Order => $this->ledger->refund(
            $order,
            Input::text($request, 'method'),
            Input::integer($request, 'cents'),
            Input::text($request, 'reason'),
            Input::text($request, 'idempotency_key'),
            self::actor(),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function reverse(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Order $order): Order => $this->ledger->reverse($order, Input::integer($request, 'payment'), Input::text($request, 'reason'), self::actor()));
    }

    /**
     * Books once: who asks again because the answer got lost is given the order as it is now.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @param callable(Order): Order $book
     */
    private function booked(\WP_REST_Request $request, BookingKind $kind, callable $book): Reply
    {
        $id = Input::integer($request, 'id');
        if ($this->ledger->isBooked($id, $kind, Input::text($request, 'method'), Input::integer($request, 'cents'), Input::text($request, 'idempotency_key'))) {
            return new Reply($this->presenter->present($this->desk->get($id)));
        }

        return $this->changed($request, $book);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function note(\WP_REST_Request $request): Reply
    {
        $order = $this->desk->get(Input::integer($request, 'id'));

        return new Reply($this->presenter->present($this->desk->note($order, Input::text($request, 'text'), Input::isSet($request, 'is_message'), self::actor())));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function expect(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Order $order): Order => $this->desk->expect($order, Input::integer($request, 'line'), Input::text($request, 'expected_on'), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function setPoNumber(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Order $order): Order => $this->desk->setPoNumber($order, Input::text($request, 'po_number'), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function clearAttention(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Order $order): Order => $this->desk->clearAttention($order, Input::integer($request, 'seen'), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function cut(\WP_REST_Request $request): Reply
    {
        $lines = array_map(static fn (mixed $line): int => is_numeric($line) ? (int) $line : 0, array_values(Input::fields($request, 'lines')));

        return $this->changed($request, fn (Order $order): Order => $this->cuts->cut($order, $lines, Input::text($request, 'reason'), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function send(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Order $order): Order => $this->fulfilments->send(
            $order,
            Fulfilment::from(Input::text($request, 'kind')),
            Input::integer($request, 'location_id'),
            trim(Input::text($request, 'carrier')),
            trim(Input::text($request, 'tracking')),
            self::pairs($request, 'lines', 'line', 'quantity'),
            self::actor(),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function handOver(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Order $order): Order => $this->fulfilments->handOver($order, Input::integer($request, 'fulfilment'), self::actor()));
    }

    /**
     * Changes the order that was seen; who was second gets the fresh one with the refusal.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @param callable(Order): Order $change
     */
    private function changed(\WP_REST_Request $request, callable $change): Reply
    {
        return (new OrderChange($this->desk, $this->presenter))->changed($request, $change);
    }

    private static function actor(): Actor
    {
        return Actor::staff(get_current_user_id());
    }

    /**
     * `[{"line": 3, "quantity": 2}]` as `[3 => 2]`.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @return array<int, int>
     */
    private static function pairs(\WP_REST_Request $request, string $name, string $key, string $value): array
    {
        $pairs = [];
        foreach (Input::fields($request, $name) as $pair) {
            if (is_array($pair) && is_numeric($pair[$key] ?? null) && is_numeric($pair[$value] ?? null)) {
                $pairs[(int) $pair[$key]] = (int) $pair[$value];
            }
        }

        return $pairs;
    }
}

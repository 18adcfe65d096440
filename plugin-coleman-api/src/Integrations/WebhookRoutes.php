<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\Instant;

/**
 * Webhooks and what was sent by them, for administrators.
 *
 * @phpstan-import-type Row from DeliveryRepository
 * @phpstan-import-type Attempt from DeliveryRepository
 */
final readonly class WebhookRoutes
{
    private const A_PAGE = 50;

    public function __construct(private WebhookService $service, private DeliveryRepository $deliveries)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            self::route('GET', '/desk/webhooks', '', 'webhook[]', $this->list(...), 'Webhooks, oldest first.'),
            self::route('POST', '/desk/webhooks', 'desk-webhook', 'webhook', $this->add(...), 'Adds a webhook; the answer alone shows its secret.'),
            self::route('POST', '/desk/webhooks/(?P<id>\d+)', 'desk-webhook', 'webhook', $this->change(...), 'Changes a webhook, pauses it or lets it go on.'),
            self::route('POST', '/desk/webhooks/(?P<id>\d+)/secret', 'desk-webhook-secret', 'webhook', $this->newSecret(...), 'Makes a new secret; the answer alone shows it, and the old one is good no longer.'),
            self::route('POST', '/desk/webhooks/(?P<id>\d+)/test', 'desk-webhook-id', 'webhook-delivery', $this->test(...), 'Sends a test at once.'),
            self::route('POST', '/desk/webhooks/(?P<id>\d+)/remove', 'desk-webhook-id', 'webhook[]', $this->remove(...), 'Removes a webhook with all its deliveries.'),
            self::route('GET', '/desk/webhooks/deliveries', 'desk-webhook-deliveries', 'webhook-delivery[]', $this->deliveries(...), 'What was sent, newest first.'),
            self::route('GET', '/desk/webhooks/deliveries/(?P<id>\d+)', 'desk-webhook-id', 'webhook-delivery', $this->delivery(...), 'A delivery with its body and tries.'),
            self::route('POST', '/desk/webhooks/deliveries/(?P<id>\d+)/replay', 'desk-webhook-id', 'webhook-delivery', $this->replay(...), 'Sends a delivery again, with the same body and event id.'),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function route(string $method, string $path, string $request, string $answer, \Closure $handler, string $summary): Route
    {
        return new Route($method, $path, Permission::Settings, Caching::Personal, $request, $answer, $handler, $summary);
    }

    private function list(): Reply
    {
        $counts = $this->deliveries->counts();

        return new Reply(array_map(fn (Webhook $webhook): array => self::present($webhook, $counts[$webhook->id] ?? []), $this->service->all()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function add(\WP_REST_Request $request): Reply
    {
        [$webhook, $secret] = $this->service->add(Input::text($request, 'url'), Input::fields($request, 'events'), Input::isSet($request, 'marks_sent'));

        return new Reply(self::present($webhook, [], $secret), status: 201);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function change(\WP_REST_Request $request): Reply
    {
        return new Reply($this->counted($this->service->change(
            Input::integer($request, 'id'),
            Input::integer($request, 'version'),
            Input::text($request, 'url'),
            Input::fields($request, 'events'),
            Input::isSet($request, 'marks_sent'),
            Input::isSet($request, 'is_paused'),
        )));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function newSecret(\WP_REST_Request $request): Reply
    {
        [$webhook, $secret] = $this->service->newSecret(Input::integer($request, 'id'), Input::integer($request, 'version'));

        return new Reply(['secret' => $secret] + $this->counted($webhook));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function test(\WP_REST_Request $request): Reply
    {
        return new Reply($this->shown($this->service->test(Input::integer($request, 'id'))));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function remove(\WP_REST_Request $request): Reply
    {
        $this->service->remove(Input::integer($request, 'id'));

        return $this->list();
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function deliveries(\WP_REST_Request $request): Reply
    {
        $rows = $this->deliveries->list(Input::integer($request, 'webhook'), Input::text($request, 'state'), Input::integer($request, 'after'), self::A_PAGE + 1);
        $hasMore = count($rows) > self::A_PAGE;
        $rows = array_slice($rows, 0, self::A_PAGE);
        $attempts = $this->deliveries->attempts(array_column($rows, 'id'));

        return new Reply(array_map(static fn (array $row): array => ['body' => ''] + self::presentDelivery($row, $attempts[$row['id']] ?? []), $rows), [
            'has_more' => $hasMore,
            'after' => [] === $rows ? '' : (string) $rows[count($rows) - 1]['id'],
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function delivery(\WP_REST_Request $request): Reply
    {
        return new Reply($this->shown(Input::integer($request, 'id')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function replay(\WP_REST_Request $request): Reply
    {
        $this->service->replay(Input::integer($request, 'id'));

        return new Reply($this->shown(Input::integer($request, 'id')));
    }

    /** @return array<string, mixed> */
    private function shown(int $id): array
    {
        $row = $this->deliveries->byId($id) ?? throw new ApiError('coleman_delivery_not_found', __('Delivery not found.', 'coleman'), 404);

        return self::presentDelivery($row, $this->deliveries->attempts([$id])[$id] ?? []);
    }

    /** @return array<string, mixed> */
    private function counted(Webhook $webhook): array
    {
        return self::present($webhook, $this->deliveries->counts()[$webhook->id] ?? []);
    }

    /**
     * @param array<string, int> $counts by state
     * @return array<string, mixed> schema/webhook.json
     */
    private static function present(Webhook $webhook, array $counts, string $secret = ''): array
    {
        return [
            'id' => $webhook->id,
            'url' => $webhook->url,
            'events' => $webhook->events,
            'marks_sent' => $webhook->marksSent,
            'is_paused' => $webhook->isPaused,
            'version' => $webhook->version,
            'created_at' => Instant::stored($webhook->createdAt),
            'waiting' => $counts[DeliveryRepository::WAITING] ?? 0,
            'dead' => $counts[DeliveryRepository::DEAD] ?? 0,
            'secret' => $secret,
        ];
    }

    /**
     * The number or reference of what a delivery is about, as its body has it.
     *
     * @param Row $row
     */
    private static function numberIn(array $row): string
    {
        $body = json_decode($row['body'], true);
        $data = is_array($body) ? $body['data'] ?? [] : [];
        $thing = is_array($data) ? $data[explode(':', $row['about'])[0]] ?? [] : [];
        $number = is_array($thing) ? $thing['number'] ?? $thing['reference'] ?? '' : '';

        return is_string($number) ? $number : '';
    }

    /**
     * @param Row $row
     * @param list<Attempt> $attempts
     * @return array<string, mixed> schema/webhook-delivery.json
     */
    private static function presentDelivery(array $row, array $attempts): array
    {
        return [
            'id' => $row['id'],
            'webhook_id' => $row['webhook_id'],
            'event' => $row['event'],
            'event_id' => $row['event_id'],
            'about' => $row['about'],
            'number' => self::numberIn($row),
            'state' => $row['state'],
            'body' => $row['body'],
            'created_at' => Instant::stored($row['created_at']),
            'next_at' => DeliveryRepository::WAITING === $row['state'] ? Instant::stored($row['next_at']) : '',
            'attempts' => array_map(static fn (array $attempt): array => ['tried_at' => Instant::stored($attempt['tried_at'])] + $attempt, $attempts),
        ];
    }
}

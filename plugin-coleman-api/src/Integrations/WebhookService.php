<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Hooks\Outgoing;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Support\Json;

/** Addresses that are told of events, as administrators keep them. */
final readonly class WebhookService
{
    /** More are a mistake: each of them is a call for each event. */
    private const MOST = 20;

    public function __construct(
        private Transaction $transaction,
        private WebhookRepository $webhooks,
        private DeliveryRepository $deliveries,
        private WebhookQueue $queue,
        private WebhookWorker $worker,
        private Pauses $pauses,
        private AuditRepository $log,
    ) {
    }

    /** @return list<Webhook> */
    public function all(): array
    {
        return array_values($this->webhooks->all());
    }

    /** @throws ApiError 404 coleman_webhook_not_found */
    public function byId(int $id): Webhook
    {
        return $this->webhooks->all()[$id] ?? throw new ApiError('coleman_webhook_not_found', __('Webhook not found.', 'coleman'), 404);
    }

    /**
     * @param array<mixed> $events
     * @return array{Webhook, string} with its secret, which is never shown again
     * @throws ApiError 400 with fields, 409 coleman_too_many_webhooks
     */
    public function add(string $url, array $events, bool $marksSent): array
    {
        [$url, $events] = $this->checked($url, $events);
        if (count($this->webhooks->all()) >= self::MOST) {
            /* translators: %d: number of webhooks */
            throw new ApiError('coleman_too_many_webhooks', sprintf(__('You can have up to %d webhooks. Remove one first.', 'coleman'), self::MOST), 409);
        }
        $secret = WebhookSignature::newSecret();

        $id = $this->transaction->run(function () use ($url, $events, $marksSent, $secret): int {
            $id = $this->webhooks->add($url, $events, $marksSent, Secrets::seal($secret), get_current_user_id());
            $this->log->record(AuditKind::Webhook, 'webhook:' . $id, [], ['url' => $url, 'events' => $events, 'marks_sent' => $marksSent]);

            return $id;
        });

        return [$this->byId($id), $secret];
    }

    /**
     * @param array<mixed> $events
     * @throws ApiError 400 with fields, 404, 409 coleman_webhook_changed
     */
    public function change(int $id, int $version, string $url, array $events, bool $marksSent, bool $isPaused): Webhook
    {
        $before = $this->byId($id);
        [$url, $events] = $this->checked($url, $events);
        $this->transaction->run(function () use ($before, $version, $url, $events, $marksSent, $isPaused): void {
            $this->webhooks->change($before->id, $version, ['url' => $url, 'events' => Json::encode($events), 'marks_sent' => (int) $marksSent, 'is_paused' => (int) $isPaused]);
            $this->log->recordChange(
                AuditKind::Webhook,
                'webhook:' . $before->id,
                ['url' => $before->url, 'events' => $before->events, 'marks_sent' => $before->marksSent, 'is_paused' => $before->isPaused],
                ['url' => $url, 'events' => $events, 'marks_sent' => $marksSent, 'is_paused' => $isPaused],
            );
        });
        // Whoever has mended it need not wait for the minute.
        $this->pauses->forget((string) $id);

        return $this->byId($id);
    }

    /**
     * The old secret is good no longer.
     *
     * @return array{Webhook, string}
     * @throws ApiError 404, 409 coleman_webhook_changed
     */
    public function newSecret(int $id, int $version): array
    {
        $this->byId($id);
        $secret = WebhookSignature::newSecret();
        $this->transaction->run(function () use ($id, $version, $secret): void {
            $this->webhooks->change($id, $version, ['secret' => Secrets::seal($secret)]);
            $this->log->record(AuditKind::Webhook, 'webhook:' . $id, [], ['secret' => 'new']);
        });

        return [$this->byId($id), $secret];
    }

    /** With all that was sent to it, and what waits. */
    public function remove(int $id): void
    {
        $webhook = $this->byId($id);
        $this->transaction->run(function () use ($webhook): void {
            $this->deliveries->removeOf($webhook->id);
            $this->webhooks->remove($webhook->id);
            $this->log->record(AuditKind::Webhook, 'webhook:' . $webhook->id, ['url' => $webhook->url, 'events' => $webhook->events], []);
        });
        $this->pauses->forget((string) $id);
    }

    /**
     * Sends an event of kind "test" at once, paused or not, and keeps what came of it.
     *
     * @return int its delivery
     * @throws ApiError 404
     */
    public function test(int $id): int
    {
        $webhook = $this->byId($id);
        $eventId = WebhookQueue::newId();
        $body = $this->queue->body($eventId, WebhookQueue::TEST, ['message' => 'This is a test.']);
        $outcome = $this->worker->send($webhook, WebhookQueue::TEST, $eventId, $body);

        return $this->transaction->run(function () use ($id, $eventId, $body, $outcome): int {
            $this->deliveries->queue([$id], WebhookQueue::TEST, $eventId, '', '', $body);
            $delivery = $this->deliveries->list($id, '', 0, 1)[0]['id'] ?? throw new \LogicException('What was just queued is not there.');
            $this->deliveries->tried($delivery, DeliveryRepository::TEST, $outcome);

            return $delivery;
        });
    }

    /**
     * @throws ApiError 404 coleman_delivery_not_found, 409 coleman_delivery_emptied
     */
    public function replay(int $deliveryId): void
    {
        $delivery = $this->deliveries->byId($deliveryId) ?? throw new ApiError('coleman_delivery_not_found', __('Delivery not found.', 'coleman'), 404);
        if ('' === $delivery['body']) {
            throw new ApiError('coleman_delivery_emptied', __('The contents of this delivery were erased with a customer’s data, so it can’t be sent again.', 'coleman'), 409);
        }
        $this->deliveries->sendAgain($deliveryId);
    }

    /**
     * @param array<mixed> $events
     * @return array{string, list<string>}
     */
    private function checked(string $url, array $events): array
    {
        $known = array_values(array_intersect(Outgoing::EVENTS, array_filter($events, is_string(...))));
        $errors = [] === $known || count($known) !== count(array_unique($events, SORT_REGULAR)) ? ['events' => __('Choose at least one event.', 'coleman')] : [];
        try {
            $url = WebhookUrl::read($url, 'local' === wp_get_environment_type())->text;
        } catch (ApiError $refused) {
            $errors = $refused->params + $errors;
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return [$url, $known];
    }
}

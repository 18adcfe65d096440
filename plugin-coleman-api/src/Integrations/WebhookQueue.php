<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Hooks\Outgoing;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/** Writes down for each address that wants an event that it must be told, in the transaction that the event happens in. */
final class WebhookQueue
{
    /** What a body is written by; a receiver refuses one it does not know. */
    public const SCHEMA = 'coleman.event/1';

    public const TEST = 'test';

    /** Whether this request has queued something, which is sent after its answer. */
    private bool $isAwake = false;

    public function __construct(private readonly WebhookRepository $webhooks, private readonly DeliveryRepository $deliveries, private readonly Clock $clock)
    {
    }

    /** @param \Closure(): self $queue made when somebody wants to be told */
    public static function register(\Closure $queue, \Closure $worker): void
    {
        $tell = static function (string $event, string $about, \Closure $facts) use ($queue, $worker): void {
            if (WebhookRepository::wants($event)) {
                $queue()->add($event, $about, $facts, $worker);
            }
        };
        add_action(Outgoing::HOOK, $tell, 10, 3);
    }

    /**
     * @param \Closure(): (array<string, mixed>|null) $facts
     * @param \Closure(): WebhookWorker $worker
     */
    private function add(string $event, string $about, \Closure $facts, \Closure $worker): void
    {
        $wanting = array_values(array_map(
            static fn (Webhook $webhook): int => $webhook->id,
            array_filter($this->webhooks->all(), static fn (Webhook $webhook): bool => in_array($event, $webhook->events, true)),
        ));
        $data = [] === $wanting ? null : $facts();
        if (null === $data) {
            return;
        }
        $id = self::newId();
        $this->deliveries->queue($wanting, $event, $id, $about, self::email($data), $this->body($id, $event, $data));
        if (!$this->isAwake) {
            $this->isAwake = true;
            add_action('shutdown', static fn () => $worker()->afterTheAnswer(), 101);
        }
    }

    /** @param array<string, mixed> $data */
    public function body(string $id, string $event, array $data): string
    {
        return Json::encode(['schema' => self::SCHEMA, 'id' => $id, 'event' => $event, 'created_at' => $this->clock->now()->format('c'), 'site' => home_url('/'), 'data' => $data]);
    }

    public static function newId(): string
    {
        return 'evt_' . bin2hex(random_bytes(12));
    }

    /** @param array<string, mixed> $data */
    private static function email(array $data): string
    {
        foreach ($data as $record) {
            if (is_array($record) && is_string($record['email'] ?? null)) {
                return $record['email'];
            }
        }

        return '';
    }
}

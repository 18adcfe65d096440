<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/** The table `webhooks`: a few rows that administrators keep. */
final readonly class WebhookRepository
{
    /** Which events anybody wants to be told, so that a checkout knows it without a query. */
    public const WANTED = 'coleman_webhook_events';

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @return array{resealed: int, unreadable: int} secrets that were sealed anew with the key of today */
    public function reseal(): array
    {
        $count = ['resealed' => 0, 'unreadable' => 0];
        foreach ($this->connection->rows('SELECT id, secret FROM {webhooks}') as $row) {
            $secret = Secrets::unseal((string) $row['secret']);
            $count[null === $secret ? 'unreadable' : 'resealed']++;
            if (null !== $secret) {
                // One that somebody has changed since it was read has the key of today already.
                $this->connection->execute('UPDATE {webhooks} SET secret = %s WHERE id = %d AND secret = %s', [Secrets::seal($secret), (int) $row['id'], (string) $row['secret']]);
            }
        }

        return $count;
    }

    /** @return array<int, Webhook> by id, oldest first */
    public function all(): array
    {
        $found = [];
        foreach ($this->connection->rows('SELECT * FROM {webhooks} ORDER BY id') as $row) {
            $found[(int) $row['id']] = new Webhook(
                (int) $row['id'],
                (string) $row['url'],
                array_values(array_filter(Json::decode((string) $row['events']), is_string(...))),
                (string) $row['secret'],
                '1' === $row['is_paused'],
                '1' === $row['marks_sent'],
                (int) $row['version'],
                (string) $row['created_at'],
            );
        }

        return $found;
    }

    /**
     * @param list<string> $events
     * @return int its id
     */
    public function add(string $url, array $events, bool $marksSent, string $sealedSecret, int $userId): int
    {
        $id = $this->connection->insert('webhooks', [
            'url' => $url,
            'events' => Json::encode($events),
            'secret' => $sealedSecret,
            'marks_sent' => $marksSent,
            'created_at' => $this->clock->now()->format('Y-m-d H:i:s'),
            'created_by' => $userId,
        ]);
        $this->connection->afterCommit(self::WANTED, $this->remember(...));

        return $id;
    }

    /**
     * @param array<string, string|int> $columns
     * @throws ApiError 409 coleman_webhook_changed
     */
    public function change(int $id, int $version, array $columns): void
    {
        $set = implode(', ', array_map(static fn (string $column, string|int $value): string => $column . (is_int($value) ? ' = %d' : ' = %s'), array_keys($columns), $columns));
        if (1 !== $this->connection->execute("UPDATE {webhooks} SET $set, version = version + 1 WHERE id = %d AND version = %d", [...array_values($columns), $id, $version])) {
            throw new ApiError('coleman_webhook_changed', __('Someone else changed this webhook. Reload to see the latest version.', 'coleman'), 409);
        }
        $this->connection->afterCommit(self::WANTED, $this->remember(...));
    }

    public function remove(int $id): void
    {
        $this->connection->execute('DELETE FROM {webhooks} WHERE id = %d', [$id]);
        $this->connection->afterCommit(self::WANTED, $this->remember(...));
    }

    public static function wants(string $event): bool
    {
        // It is loaded with WordPress's other options; to ask for one that was never saved is a query at each request.
        $wanted = wp_load_alloptions()[self::WANTED] ?? '';

        return is_string($wanted) && in_array($event, explode(' ', $wanted), true);
    }

    private function remember(): void
    {
        update_option(self::WANTED, implode(' ', array_unique(array_merge(...array_map(static fn (Webhook $webhook): array => $webhook->events, array_values($this->all()))))), true);
    }
}

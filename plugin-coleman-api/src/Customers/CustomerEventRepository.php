<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Json;

/** What staff decided of a customer and noted about one: appended to, with who and when. */
final readonly class CustomerEventRepository
{
    public const ACCOUNT = 'account';
    public const NOTE = 'note';

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    public function note(int $userId, int $actorId, string $text): void
    {
        $this->append($userId, self::NOTE, $actorId, ['text' => $text]);
    }

    /** @param non-empty-list<string> $changes a sentence for each */
    public function changed(int $userId, int $actorId, array $changes): void
    {
        $this->append($userId, self::ACCOUNT, $actorId, ['text' => implode("\n", $changes)]);
    }

    /** @return list<array{id: int, kind: string, actor_id: int, text: string, at: string}> newest first */
    public function ofCustomer(int $userId, int $limit): array
    {
        return array_map(static function (array $row): array {
            $text = Json::decode((string) $row['detail'])['text'] ?? '';

            return [
                'id' => (int) $row['id'],
                'kind' => (string) $row['kind'],
                'actor_id' => (int) $row['actor_id'],
                'text' => is_string($text) ? $text : '',
                'at' => Instant::stored((string) $row['happened_at']),
            ];
        }, $this->connection->rows('SELECT * FROM {customer_events} WHERE user_id = %d ORDER BY id DESC LIMIT %d', [$userId, $limit]));
    }

    /** @param array<string, string> $detail */
    private function append(int $userId, string $kind, int $actorId, array $detail): void
    {
        $this->connection->insert('customer_events', [
            'user_id' => $userId,
            'kind' => $kind,
            'actor_id' => $actorId,
            'detail' => Json::encode($detail),
            'happened_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
    }
}

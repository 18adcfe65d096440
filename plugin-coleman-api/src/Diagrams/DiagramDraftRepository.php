<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LikePattern;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Json;

/** What staff work on and nobody else sees, one for each diagram; and when a diagram was published. */
final readonly class DiagramDraftRepository
{
    public const PUBLISHED = 'published';
    public const UNDONE = 'undone';
    public const TAKEN = 'feed-taken';
    public const KEPT = 'feed-kept';

    /** Publishings that are kept of a diagram. */
    private const MAX_HISTORY = 50;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @return array{version: int, content: DiagramContent, saved_by: int, saved_at: string}|null */
    public function find(int $assembly): ?array
    {
        $row = $this->connection->row('SELECT * FROM {assembly_drafts} WHERE assembly_id = %d', [$assembly]);

        return null === $row ? null : [
            'version' => (int) $row['version'],
            'content' => DiagramContent::from(Json::decode((string) $row['content'])),
            'saved_by' => (int) $row['saved_by'],
            'saved_at' => Instant::stored((string) $row['saved_at']),
        ];
    }

    /**
     * @param int $version that was seen; 0 where there was none
     * @return bool false when there is another one
     */
    public function save(int $assembly, int $version, DiagramContent $content, int $user): bool
    {
        $values = ['version' => $version + 1, 'content' => Json::encode($content->present()), 'saved_by' => $user, 'saved_at' => $this->now()];
        if (0 === $version) {
            return 1 === $this->connection->insertMissing('assembly_drafts', [['assembly_id' => $assembly] + $values]);
        }

        return 1 === $this->connection->execute(
            'UPDATE {assembly_drafts} SET version = %d, content = %s, saved_by = %d, saved_at = %s WHERE assembly_id = %d AND version = %d',
            [...array_values($values), $assembly, $version],
        );
    }

    /** @return bool false when there is another one */
    public function drop(int $assembly, int $version): bool
    {
        return 0 === $version || 1 === $this->connection->execute('DELETE FROM {assembly_drafts} WHERE assembly_id = %d AND version = %d', [$assembly, $version]);
    }

    /** All that is kept of a diagram that is gone. */
    public function forget(int $assembly): void
    {
        $this->connection->execute('DELETE FROM {assembly_drafts} WHERE assembly_id = %d', [$assembly]);
        $this->connection->execute('DELETE FROM {assembly_publications} WHERE assembly_id = %d', [$assembly]);
    }

    /** @param DiagramContent|null $before what was set by hand and seen until now */
    public function note(int $assembly, string $what, bool $wasDraft, bool $wasByHand, ?DiagramContent $before, int $user): void
    {
        $this->connection->insert('assembly_publications', [
            'assembly_id' => $assembly,
            'what' => $what,
            'was_draft' => (int) $wasDraft,
            'was_by_hand' => (int) $wasByHand,
            'before_content' => null === $before ? '' : Json::encode($before->present()),
            'actor_id' => $user,
            'happened_at' => $this->now(),
        ]);
        $oldest = $this->connection->value('SELECT id FROM {assembly_publications} WHERE assembly_id = %d ORDER BY id DESC LIMIT 1 OFFSET %d', [$assembly, self::MAX_HISTORY]);
        if (null !== $oldest) {
            $this->connection->execute('DELETE FROM {assembly_publications} WHERE assembly_id = %d AND id <= %d', [$assembly, (int) $oldest]);
        }
    }

    /** @return list<array{what: string, actor_id: int, at: string}> the latest first */
    public function history(int $assembly): array
    {
        return array_map(static fn (array $row): array => [
            'what' => (string) $row['what'],
            'actor_id' => (int) $row['actor_id'],
            'at' => Instant::stored((string) $row['happened_at']),
        ], $this->connection->rows('SELECT what, actor_id, happened_at FROM {assembly_publications} WHERE assembly_id = %d ORDER BY id DESC LIMIT %d', [$assembly, self::MAX_HISTORY]));
    }

    /** @return array{was_draft: bool, was_by_hand: bool, content: DiagramContent|null}|null what visitors saw before the last publishing; null where that cannot be undone */
    public function before(int $assembly): ?array
    {
        $row = $this->connection->row('SELECT * FROM {assembly_publications} WHERE assembly_id = %d AND what <> %s ORDER BY id DESC LIMIT 1', [$assembly, self::KEPT]);
        if (null === $row || self::PUBLISHED !== $row['what']) {
            return null;
        }

        return [
            'was_draft' => '1' === $row['was_draft'],
            'was_by_hand' => '1' === $row['was_by_hand'],
            'content' => '' === $row['before_content'] ? null : DiagramContent::from(Json::decode((string) $row['before_content'])),
        ];
    }

    /**
     * @param string $path how the paths of the drawings begin
     * @return list<string> drawings of drafts, and of what was published before
     */
    public function figures(string $path): array
    {
        $like = LikePattern::holding($path);
        $contents = [
            ...$this->connection->rows('SELECT content FROM {assembly_drafts} WHERE content LIKE %s', [$like]),
            ...$this->connection->rows('SELECT before_content AS content FROM {assembly_publications} WHERE before_content LIKE %s', [$like]),
        ];

        return array_map(static fn (array $row): string => DiagramContent::from(Json::decode((string) $row['content']))->figure, $contents);
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }
}

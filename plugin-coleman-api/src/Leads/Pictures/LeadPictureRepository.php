<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Pictures;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;

/** Pictures of inquiries: which there are, and whose. The files are LeadPictureStore's. */
final readonly class LeadPictureRepository
{
    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @param LeadPicture $picture with the id 0 */
    public function add(LeadPicture $picture): void
    {
        $this->connection->insert('lead_pictures', [
            'token' => $picture->token,
            'digest' => $picture->digest,
            'lead_id' => 0,
            'position' => 0,
            'file' => $picture->file,
            'width' => $picture->width,
            'height' => $picture->height,
            'created_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
    }

    /**
     * @param list<string> $tokens
     * @return array<string, LeadPicture> by token
     */
    public function byTokens(array $tokens): array
    {
        $pictures = [];
        foreach ([] === $tokens ? [] : $this->connection->rows(sprintf('SELECT * FROM {lead_pictures} WHERE token IN (%s)', Connection::placeholders($tokens, '%s')), $tokens) as $row) {
            $pictures[(string) $row['token']] = LeadPicture::stored($row);
        }

        return $pictures;
    }

    /**
     * Gives pictures to an inquiry, in this order; inside the caller's transaction. One that another inquiry has stays there.
     *
     * @param list<LeadPicture> $pictures
     */
    public function claim(int $leadId, array $pictures): void
    {
        foreach ($pictures as $position => $picture) {
            $this->connection->execute('UPDATE {lead_pictures} SET lead_id = %d, position = %d WHERE id = %d AND lead_id = 0', [$leadId, $position + 1, $picture->id]);
        }
    }

    /** @return list<LeadPicture> as they were sent */
    public function ofLead(int $leadId): array
    {
        return array_map(LeadPicture::stored(...), $this->connection->rows('SELECT * FROM {lead_pictures} WHERE lead_id = %d ORDER BY position, id', [$leadId]));
    }

    /** @return int how many wait for their inquiry */
    public function waiting(): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {lead_pictures} WHERE lead_id = 0');
    }

    /**
     * @param list<int> $leadIds
     * @return list<string> the files that are nobody's any more
     */
    public function remove(array $leadIds): array
    {
        if ([] === $leadIds) {
            return [];
        }
        $these = Connection::placeholders($leadIds);
        $files = $this->connection->rows("SELECT file FROM {lead_pictures} WHERE lead_id IN ({$these})", $leadIds);
        $this->connection->execute("DELETE FROM {lead_pictures} WHERE lead_id IN ({$these})", $leadIds);

        return array_map(static fn (array $row): string => (string) $row['file'], $files);
    }

    /** Removes those whose inquiry was never sent. */
    public function removeWaiting(\DateTimeImmutable $before): void
    {
        $this->connection->execute('DELETE FROM {lead_pictures} WHERE lead_id = 0 AND created_at < %s', [$before->format('Y-m-d H:i:s')]);
    }

    public function has(string $file): bool
    {
        return null !== $this->connection->value('SELECT id FROM {lead_pictures} WHERE file = %s', [$file]);
    }
}

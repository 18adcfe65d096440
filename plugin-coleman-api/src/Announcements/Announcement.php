<?php

declare(strict_types=1);

namespace Coleman\Api\Announcements;

/** A line at the top of every page, for some days and some branches. */
final readonly class Announcement
{
    /**
     * @param string $id for good, whatever becomes of its words
     * @param string $from branches' time, "2026-11-23T08:00"; empty for at once
     * @param string $to the moment from which it is gone; empty for until it is taken out
     * @param list<int> $branches whom it is about; empty for all
     */
    public function __construct(
        public string $id,
        public string $text,
        public string $linkUrl,
        public string $linkText,
        public string $from,
        public string $to,
        public array $branches,
        public Tone $tone,
    ) {
    }

    /** @param string $now branches' time, as `from` and `to` */
    public function isShown(string $now): bool
    {
        return ('' === $this->from || $this->from <= $now) && ('' === $this->to || $now < $this->to);
    }

    /** What a visitor has dismissed: other words are another announcement. */
    public function key(): string
    {
        return substr(md5($this->id . "\n" . $this->text), 0, 10);
    }

    /** @return array<string, mixed> schema/announcement.json */
    public function stored(): array
    {
        return [
            'id' => $this->id,
            'text' => $this->text,
            'link_url' => $this->linkUrl,
            'link_text' => $this->linkText,
            'from' => $this->from,
            'to' => $this->to,
            'branches' => $this->branches,
            'tone' => $this->tone->value,
        ];
    }

    /** @param array<mixed> $row */
    public static function read(array $row): self
    {
        $text = static fn (string $name): string => is_string($row[$name] ?? null) ? $row[$name] : '';

        return new self(
            $text('id'),
            $text('text'),
            $text('link_url'),
            $text('link_text'),
            $text('from'),
            $text('to'),
            array_values(array_filter(is_array($row['branches'] ?? null) ? $row['branches'] : [], is_int(...))),
            Tone::tryFrom($text('tone')) ?? Tone::Plain,
        );
    }
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\Record;
use Coleman\Api\Feeds\Source\UnreadableFile;

/** Makes rows of what stands in a file, or says why a row is none. */
final class FeedReader
{
    private ?Mapping $mapping = null;

    public function __construct(private readonly FeedFile $file, private readonly FeedKind $kind, private readonly Feed $feed)
    {
    }

    /**
     * @param int $done records at the beginning that were read already
     * @return \Generator<int, FeedRow|Fault>
     * @throws UnreadableFile
     */
    public function rows(int $done = 0): \Generator
    {
        $seen = 0;
        foreach ($this->file->records() as $record) {
            // JSON lines may have other names in each line; the first that can be read counts for all.
            if ('' === $record->fault && null === $this->mapping) {
                $this->mapping = Mapping::of($this->kind, array_map(strval(...), array_keys($record->fields)), $this->feed);
            }
            if (++$seen > $done) {
                yield $this->row($record);
            }
        }
        if (null === $this->mapping) {
            throw new UnreadableFile(__('There is no row in this file that can be read.', 'coleman'));
        }
    }

    /** Known as soon as the first row was read. */
    public function mapping(): ?Mapping
    {
        return $this->mapping;
    }

    private function row(Record $record): FeedRow|Fault
    {
        if ('' !== $record->fault) {
            return new Fault($record->line, '', '', $record->fault);
        }
        $values = $this->mapping->constants ?? [];
        foreach ($this->mapping->columns ?? [] as $name => $column) {
            $text = $record->fields[$name] ?? '';
            try {
                $value = $column->kind->read($text, $column->longest);
                if ($column->isRequired && (null === $value || '' === $value)) {
                    throw new BadValue(__('It is empty.', 'coleman'));
                }
            } catch (BadValue $bad) {
                return new Fault($record->line, $name, mb_strimwidth($text, 0, 100, '…'), $bad->getMessage());
            }
            $values[$column->name] = $value;
        }
        try {
            return new FeedRow($record->line, $this->kind->key($values), $this->kind->checked($values));
        } catch (BadRow $bad) {
            return new Fault($record->line, $bad->column, '', $bad->getMessage());
        }
    }
}

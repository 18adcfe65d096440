<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Forms\PublicFormGuard;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\Reply;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Support\EmailHash;
use Coleman\Api\Support\Text;

/**
 * Begins and ends what people are told.
 *
 * Anybody can type anybody's address: nothing is told to it before its owner has pressed the button behind the link in
 * their mail, and the answer to who asks is the same for every address. Customers who are signed in and have confirmed
 * their address need no such letter.
 */
final readonly class WatchService
{
    private const FORM = 'watch';

    /** In characters. */
    private const LONGEST_EMAIL = 100;

    public function __construct(
        private PublicFormGuard $formGuard,
        private WatchSubjects $subjects,
        private WatchRepository $watches,
        private AccountRepository $accounts,
        private RateLimiter $limiter,
        private Outbox $outbox,
        private WatchConfirmation $confirmation,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $thing of WatchSubject
     * @param string $filter of UsedFilter
     * @param array<mixed> $aboutForm the fields of BotCheck
     * @param string $key that the browser made for this form; '' for none
     * @throws ApiError 400 with the field, 403 coleman_bot_check_failed, 404 coleman_watch_not_found, 409 coleman_too_many_watches, 422 coleman_idempotency_key_reused, 429 coleman_rate_limited
     */
    public function ask(?WatchKind $kind, string $thing, int $id, string $filter, string $email, array $aboutForm, string $key): Reply
    {
        $email = strtolower(trim($email));
        /** @var array<string, mixed> $fields */
        $fields = ['kind' => $kind->value ?? '', 'thing' => $thing . $id, 'filter' => $filter, 'email' => $email]
            + array_intersect_key($aboutForm, array_flip(BotCheck::FIELDS));

        return $this->formGuard->take(
            self::FORM,
            $fields,
            $key,
            fn (): array => [self::email($email), $this->subject($kind, $thing, $id, $filter)],
            /** @param array{string, WatchSubject} $asked */
            static fn (array $asked): string => $asked[0],
            /** @param array{string, WatchSubject} $asked */
            fn (array $asked): Reply => $this->keep($asked[0], $asked[1]),
        );
    }

    /** The owner of an address has pressed the button: from now on it is told of all that was asked for it. */
    public function confirm(Watcher $watcher): int
    {
        return $this->transaction->run(fn (Connection $connection): int => $this->watches->confirm($watcher->id));
    }

    /** @param int $watchId 0 for all of the address */
    public function stop(Watcher $watcher, int $watchId = 0): void
    {
        $this->transaction->run(fn (Connection $connection): int => $this->watches->stop($watcher->id, $watchId));
    }

    /**
     * Whose link it is.
     *
     * @param string $purpose of WatchLinks
     * @return Watcher|null null for a link that is none, or whose address is forgotten
     */
    public function byLink(string $purpose, int $id, string $key): ?Watcher
    {
        $watcher = $id > 0 ? $this->watches->byId($id) : null;

        return null !== $watcher && WatchLinks::fits($purpose, $watcher, $key) ? $watcher : null;
    }

    /** The address of a customer's account, once it is confirmed. */
    public function ofCustomer(int $userId): ?Watcher
    {
        $email = (string) (get_userdata($userId)->user_email ?? '');

        return $this->accounts->owns($userId, $email) ? $this->watches->byEmail(strtolower($email)) : null;
    }

    /** @return list<Watch> what an address is told of and what waits to be confirmed, the newest first */
    public function list(Watcher $watcher): array
    {
        return $this->watches->ofWatcher($watcher->id);
    }

    /** What is said to who has asked; of a stranger's address nobody learns anything. */
    public static function thanks(bool $isOwn): string
    {
        return $isOwn
            ? __('Done. We’ll email you when there is news. You can stop it in My Account.', 'coleman')
            : __('Check your email: we sent you a link. We’ll tell you once you have pressed the button there. One link confirms all you asked for; we send three a day at most.', 'coleman');
    }

    /** Whether this customer needs no link: the address is their account's and confirmed. */
    public function isOwn(string $email): bool
    {
        return $this->accounts->owns(get_current_user_id(), $email);
    }

    private function keep(string $email, WatchSubject $subject): Reply
    {
        $isOwn = $this->isOwn($email);
        $watcher = $this->watches->obtain($email, determine_locale());
        $hasRoom = $this->watches->add($watcher, $subject, $isOwn);
        if ($isOwn && !$hasRoom) {
            throw new ApiError(
                'coleman_too_many_watches',
                __('We couldn’t save this.', 'coleman'),
                409,
                /* translators: %d: a number. */
                ['email' => sprintf(__('You’re told of %d things already. Stop one in My Account first.', 'coleman'), WatchSettings::MOST_WATCHES)],
            );
        }
        if (!$isOwn && $this->limiter->take('watch:' . EmailHash::of($email), Limits::get('watch_mail'))) {
            $this->outbox->queue($this->confirmation->mail($watcher, $subject, $hasRoom));
        }

        return new Reply(['sent' => true, 'isOwn' => $isOwn, 'message' => self::thanks($isOwn)]);
    }

    /** @throws ApiError 400 */
    private static function email(string $email): string
    {
        $fault = match (true) {
            '' === $email => __('Email Address is required.', 'coleman'),
            mb_strlen($email) > self::LONGEST_EMAIL || !Text::isClean($email) => __('Enter shorter, plain text.', 'coleman'),
            false === is_email($email) => __('Invalid email address provided.', 'coleman'),
            default => '',
        };
        if ('' !== $fault) {
            throw ApiError::invalid(['email' => $fault]);
        }

        return $email;
    }

    /** @throws ApiError 404 */
    private function subject(?WatchKind $kind, string $thing, int $id, string $filter): WatchSubject
    {
        return (null === $kind ? null : $this->subjects->find($kind, $thing, $id, $filter))
            ?? throw new ApiError('coleman_watch_not_found', __('We can’t tell you about this: it’s no longer offered.', 'coleman'), 404);
    }
}

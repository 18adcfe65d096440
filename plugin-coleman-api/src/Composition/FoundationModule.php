<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\CronLeader;
use Coleman\Api\Database\Lease;
use Coleman\Api\Database\Schema;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Database\UpgradeLock;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Forms\PublicFormGuard;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\Bots\ProofOfWork;
use Coleman\Api\Http\Bots\Service;
use Coleman\Api\Http\Bots\TokenService;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\SiteToken;
use Coleman\Api\Images\ImageChangeRepository;
use Coleman\Api\Images\ImageFiles;
use Coleman\Api\Images\ImageRepository;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\ImageWriter;
use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\Photos;
use Coleman\Api\Rest\UpgradeGate;
use Coleman\Api\SecondFactor\FactorRepository;
use Coleman\Api\SecondFactor\SecondFactor;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Node;

/** The database, the time, pictures, and what guards calls and forms. */
final class FoundationModule
{
    private ?Connection $connection = null;
    private ?Transaction $transaction = null;
    private ?Upgrader $upgrader = null;
    private ?UpgradeLock $upgradeLock = null;
    private ?RateLimiter $rateLimiter = null;
    private ?AuditRepository $audit = null;
    private ?FactorRepository $factors = null;
    private ?SecondFactor $secondFactor = null;
    private ?Idempotency $idempotency = null;
    private ?BotCheck $botCheck = null;
    private ?PublicFormGuard $publicFormGuard = null;
    private ?SiteToken $siteToken = null;
    private ?ImageUrls $images = null;
    private ?ImageRepository $itemImages = null;
    private ?Photos $photos = null;
    private ?OriginalStore $originals = null;

    /** @param string $folder of the plugin */
    public function __construct(public readonly Clock $clock, private readonly \wpdb $database, public readonly string $folder)
    {
    }

    public function connection(): Connection
    {
        return $this->connection ??= Connection::of($this->database);
    }

    public function transaction(): Transaction
    {
        return $this->transaction ??= new Transaction($this->connection());
    }

    public function upgrader(): Upgrader
    {
        return $this->upgrader ??= new Upgrader($this->connection(), Schema::migrations(), $this->upgradeLock());
    }

    public function upgradeLock(): UpgradeLock
    {
        $seconds = defined('COLEMAN_UPGRADE_LEASE') ? constant('COLEMAN_UPGRADE_LEASE') : null;

        return $this->upgradeLock ??= new UpgradeLock($this->connection(), $this->clock, is_int($seconds) && $seconds > 0 ? $seconds : MINUTE_IN_SECONDS);
    }

    /** Which of several machines runs WordPress's cron. */
    public function cronLeader(): CronLeader
    {
        return new CronLeader(fn (): Lease => new Lease($this->connection(), $this->clock, CronLeader::NAME, Node::name(), CronLeader::SECONDS));
    }

    public function upgradeGate(): UpgradeGate
    {
        return new UpgradeGate($this->upgrader(), $this->folder);
    }

    public function rateLimiter(): RateLimiter
    {
        return $this->rateLimiter ??= new RateLimiter($this->connection(), $this->clock);
    }

    public function audit(): AuditRepository
    {
        return $this->audit ??= new AuditRepository($this->connection(), $this->clock);
    }

    public function factors(): FactorRepository
    {
        return $this->factors ??= new FactorRepository($this->connection(), $this->clock);
    }

    public function secondFactor(): SecondFactor
    {
        return $this->secondFactor ??= new SecondFactor($this->transaction(), $this->factors(), $this->rateLimiter(), $this->audit(), $this->clock);
    }

    public function idempotency(): Idempotency
    {
        return $this->idempotency ??= new Idempotency($this->connection(), $this->transaction(), $this->clock);
    }

    public function botCheck(): BotCheck
    {
        if (null === $this->botCheck) {
            $settings = BotSettings::ofSite();
            $secret = Secrets::formKey();
            $verifier = Service::Altcha === $settings->service
                ? new ProofOfWork($secret, $this->clock, $this->rateLimiter(), $settings->hardest)
                : new TokenService($settings->service, $settings->siteKey, $settings->secret);
            $this->botCheck = new BotCheck($secret, $this->clock, $this->rateLimiter(), $verifier, $settings->leastSeconds);
        }

        return $this->botCheck;
    }

    /** What stands around the forms that write to a desk. */
    public function publicFormGuard(): PublicFormGuard
    {
        return $this->publicFormGuard ??= new PublicFormGuard($this->idempotency(), $this->botCheck(), $this->rateLimiter());
    }

    public function siteToken(): SiteToken
    {
        return $this->siteToken ??= new SiteToken(Secrets::siteToken());
    }

    public function images(): ImageUrls
    {
        return $this->images ??= ImageUrls::ofSite(plugins_url('images', $this->folder . '/coleman-api.php'));
    }

    public function itemImages(): ImageRepository
    {
        return $this->itemImages ??= new ImageRepository($this->connection());
    }

    /** Files of pictures that no web server shows. */
    public function originals(): OriginalStore
    {
        return $this->originals ??= OriginalStore::ofSite(Secrets::feedKey());
    }

    public function imageWriter(): ImageWriter
    {
        return new ImageWriter($this->itemImages(), $this->imageChanges(), $this->clock);
    }

    public function photos(): Photos
    {
        return $this->photos ??= new Photos($this->itemImages(), $this->images());
    }

    public function imageFiles(): ImageFiles
    {
        return ImageFiles::ofSite($this->folder . '/images', $this->images());
    }

    public function imageChanges(): ImageChangeRepository
    {
        return new ImageChangeRepository($this->connection(), $this->clock);
    }
}

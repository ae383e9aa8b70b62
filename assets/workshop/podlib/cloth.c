/* Small XPBD cloth solver (one iteration per substep, "small steps" variant).
 *
 * Why not Blender's cloth: we need rest shape = flat pattern with welded seams,
 * a growing collision body, determinism and speed (50k vertices in seconds).
 *
 * Units: metres, seconds, kilograms. z is up.
 * Compiled on first use by native.py.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int    nx, ny, nz;         /* signed-distance grid of the collision body  */
    double ox, oy, oz, h;      /* origin and cell size                        */
    const float *d;            /* [z][y][x], NULL: no body                    */
} Sdf;

typedef struct {
    int    substeps;
    double dt;
    double gravity;            /* m/s2, positive = down                       */
    double damping;            /* 1/s                                         */
    double pressure;           /* N/m2 along triangle normals                 */
    double body_off0, body_off1; /* body offset at start / end (m, <0 shrinks)*/
    double thickness;          /* rest distance from the body                 */
    double friction;
    double self_radius;        /* 0: no self collision                        */
    double floor_z;            /* -1e9: no floor                              */
    double vmax;               /* speed clamp                                 */
    double internal;           /* 0..1 internal friction per substep          */
    double bed_up, bed_down;   /* N/m3: the layers below a sheet on a table pull it back to its planned z */
    double hold;               /* N/m3: and hold it sideways where it was put                     */
    double fall;               /* m/s2 along -y: gravity of a sheet that hangs upright            */
} Params;

static double sdf_eval(const Sdf *s, const double *p, double *g) {
    double fx = (p[0]-s->ox)/s->h, fy = (p[1]-s->oy)/s->h, fz = (p[2]-s->oz)/s->h;
    if (fx < 0 || fy < 0 || fz < 0 || fx > s->nx-1.001 || fy > s->ny-1.001 || fz > s->nz-1.001) return 1e9;
    int i = (int)fx, j = (int)fy, k = (int)fz;
    double u = fx-i, v = fy-j, w = fz-k;
    const float *b = s->d + ((size_t)k*s->ny + j)*s->nx + i;
    size_t sy = s->nx, sz = (size_t)s->nx*s->ny;
    double c000=b[0], c100=b[1], c010=b[sy], c110=b[sy+1];
    double c001=b[sz], c101=b[sz+1], c011=b[sz+sy], c111=b[sz+sy+1];
    double x00=c000+(c100-c000)*u, x10=c010+(c110-c010)*u, x01=c001+(c101-c001)*u, x11=c011+(c111-c011)*u;
    double y0=x00+(x10-x00)*v, y1=x01+(x11-x01)*v;
    if (g) {
        double gx0=(c100-c000)+((c110-c010)-(c100-c000))*v, gx1=(c101-c001)+((c111-c011)-(c101-c001))*v;
        g[0]=gx0+(gx1-gx0)*w; g[1]=(x10-x00)+((x11-x01)-(x10-x00))*w; g[2]=y1-y0;
        double n=sqrt(g[0]*g[0]+g[1]*g[1]+g[2]*g[2])+1e-12; g[0]/=n; g[1]/=n; g[2]/=n;
    }
    return y0+(y1-y0)*w;
}

/* --- self collision: vertex/vertex pairs found with a hash grid ------------ */
static int *pair_buf = 0; static int pair_n = 0, pair_cap = 0;
static unsigned hash3(int a, int b, int c, unsigned m) {
    return ((unsigned)(a*73856093) ^ (unsigned)(b*19349663) ^ (unsigned)(c*83492791)) % m;
}
static void find_pairs(int n, const double *x, const double *x0, double r, double rest_min) {
    static int *head = 0, *next = 0; static int cap = 0;
    unsigned m = 2*n+1;
    if (n > cap) { free(head); free(next); head = malloc(sizeof(int)*(2*(size_t)n+1)); next = malloc(sizeof(int)*n); cap = n; }
    memset(head, 0xff, sizeof(int)*m);
    pair_n = 0;
    for (int i = 0; i < n; i++) {
        int a=(int)floor(x[3*i]/r), b=(int)floor(x[3*i+1]/r), c=(int)floor(x[3*i+2]/r);
        for (int da=-1; da<=1; da++) for (int db=-1; db<=1; db++) for (int dc=-1; dc<=1; dc++) {
            unsigned hh = hash3(a+da,b+db,c+dc,m);
            for (int j = head[hh]; j >= 0; j = next[j]) {
                double dx=x[3*i]-x[3*j], dy=x[3*i+1]-x[3*j+1], dz=x[3*i+2]-x[3*j+2];
                if (dx*dx+dy*dy+dz*dz > r*r) continue;
                /* neighbours in the flat pattern never collide; x0 holds (u,v,panel) */
                double px=x0[3*i]-x0[3*j], py=x0[3*i+1]-x0[3*j+1], pz=x0[3*i+2]-x0[3*j+2];
                if (px*px+py*py+pz*pz < rest_min*rest_min) continue;
                if (pair_n+2 > pair_cap) { pair_cap = pair_cap ? pair_cap*2 : 65536; pair_buf = realloc(pair_buf, sizeof(int)*pair_cap); }
                pair_buf[pair_n++] = i; pair_buf[pair_n++] = j;
            }
        }
        unsigned hh = hash3(a,b,c,m); next[i] = head[hh]; head[hh] = i;
    }
}

void simulate(int n, double *x, double *v, const double *w, const double *flat,
              int ne, const int *e, const double *l0, const double *ec,
              int nb, const int *b, const double *K, const double *bc,
              int nt, const int *t,
              const Sdf *sdf, const Params *P,
              const double *bed_area, const double *plan)       /* both null without a bed */
{
    double *p = malloc(sizeof(double)*3*n), *f = malloc(sizeof(double)*3*n);
    double dt = P->dt, idt2 = 1.0/(dt*dt);
    double damp = exp(-P->damping*dt);
    for (int s = 0; s < P->substeps; s++) {
        double off = P->body_off0 + (P->body_off1-P->body_off0)*(s+1.0)/P->substeps;
        if (P->pressure != 0) {
            memset(f, 0, sizeof(double)*3*n);
            for (int k = 0; k < nt; k++) {
                int i0=3*t[3*k], i1=3*t[3*k+1], i2=3*t[3*k+2];
                double ax=x[i1]-x[i0], ay=x[i1+1]-x[i0+1], az=x[i1+2]-x[i0+2];
                double bx=x[i2]-x[i0], by=x[i2+1]-x[i0+1], bz=x[i2+2]-x[i0+2];
                double q=P->pressure/6.0;
                double nx=(ay*bz-az*by)*q, ny=(az*bx-ax*bz)*q, nz=(ax*by-ay*bx)*q;
                f[i0]+=nx; f[i0+1]+=ny; f[i0+2]+=nz; f[i1]+=nx; f[i1+1]+=ny; f[i1+2]+=nz; f[i2]+=nx; f[i2+1]+=ny; f[i2+2]+=nz;
            }
        }
        for (int i = 0; i < n; i++) {
            double *xi=x+3*i, *vi=v+3*i, *pi=p+3*i;
            if (w[i] > 0) {
                if (P->pressure != 0) for (int c=0;c<3;c++) vi[c] += f[3*i+c]*w[i]*dt;
                vi[2] -= P->gravity*dt; vi[1] -= P->fall*dt;
                if (bed_area) {
                    const double *to = plan+3*i;
                    double high = xi[2]-to[2], load = bed_area[i]*w[i]*dt*dt, kz = (high > 0 ? P->bed_up : P->bed_down)*load, kh = P->hold*load;
                    vi[2] -= kz/(1+kz)*(high/dt+vi[2]);
                    for (int c=0;c<2;c++) vi[c] -= kh/(1+kh)*((xi[c]-to[c])/dt+vi[c]);
                }
                double sp = sqrt(vi[0]*vi[0]+vi[1]*vi[1]+vi[2]*vi[2]);
                double q = damp; if (sp > P->vmax) q *= P->vmax/sp;
                for (int c=0;c<3;c++) vi[c]*=q;
            } else vi[0]=vi[1]=vi[2]=0;
            for (int c=0;c<3;c++) { pi[c]=xi[c]; xi[c]+=vi[c]*dt; }
        }
        for (int kk = 0; kk < ne; kk++) {             /* stretch */
            int k = (s & 1) ? ne-1-kk : kk;           /* alternate sweep direction */
            int i=e[2*k], j=e[2*k+1];
            double ws=w[i]+w[j]; if (ws<=0) continue;
            double *a=x+3*i, *c=x+3*j;
            double dx=a[0]-c[0], dy=a[1]-c[1], dz=a[2]-c[2];
            double l=sqrt(dx*dx+dy*dy+dz*dz)+1e-12;
            double q=-(l-l0[k])/(ws+ec[k]*idt2)/l;
            dx*=q; dy*=q; dz*=q;
            a[0]+=w[i]*dx; a[1]+=w[i]*dy; a[2]+=w[i]*dz;
            c[0]-=w[j]*dx; c[1]-=w[j]*dy; c[2]-=w[j]*dz;
        }
        for (int k = 0; k < nb; k++) {                /* isometric bending, rest = flat */
            const int *q=b+4*k; const double *kk=K+4*k;
            double g[3]={0,0,0}, ws=0;
            for (int c=0;c<4;c++) { const double *xx=x+3*q[c]; g[0]+=kk[c]*xx[0]; g[1]+=kk[c]*xx[1]; g[2]+=kk[c]*xx[2]; ws+=w[q[c]]*kk[c]*kk[c]; }
            double m=-1.0/(ws+bc[k]*idt2);
            for (int c=0;c<4;c++) { double *xx=x+3*q[c]; double r=m*w[q[c]]*kk[c]; xx[0]+=r*g[0]; xx[1]+=r*g[1]; xx[2]+=r*g[2]; }
        }
        if (P->self_radius > 0) {
            double r=P->self_radius;
            if (s % 8 == 0) find_pairs(n, x, flat, r*1.5, r*2.2);
            for (int k = 0; k < pair_n; k += 2) {
                int i=pair_buf[k], j=pair_buf[k+1];
                double *a=x+3*i, *c=x+3*j, ws=w[i]+w[j]; if (ws<=0) continue;
                double dx=a[0]-c[0], dy=a[1]-c[1], dz=a[2]-c[2];
                double l=sqrt(dx*dx+dy*dy+dz*dz)+1e-12; if (l >= r) continue;
                double q=0.5*(r-l)/ws/l; dx*=q; dy*=q; dz*=q;
                a[0]+=w[i]*dx; a[1]+=w[i]*dy; a[2]+=w[i]*dz;
                c[0]-=w[j]*dx; c[1]-=w[j]*dy; c[2]-=w[j]*dz;
            }
        }
        for (int i = 0; i < n; i++) if (w[i] > 0) {   /* body and floor */
            double *xi=x+3*i, *pi=p+3*i, g[3];
            if (sdf && sdf->d) {
                double d = sdf_eval(sdf, xi, g) - off - P->thickness;
                if (d < 0) {
                    double push = -d; if (push > 0.004) push = 0.004;   /* soft push-out */
                    for (int c=0;c<3;c++) xi[c] += g[c]*push;
                    double dx[3], dn=0, tl=0;
                    for (int c=0;c<3;c++) { dx[c]=xi[c]-pi[c]; dn+=dx[c]*g[c]; }
                    for (int c=0;c<3;c++) { dx[c]-=dn*g[c]; tl+=dx[c]*dx[c]; }
                    tl=sqrt(tl)+1e-12; double fr=P->friction*push; if (fr>tl) fr=tl;
                    for (int c=0;c<3;c++) xi[c]-=dx[c]*fr/tl;
                    if (dn > 0) for (int c=0;c<3;c++) pi[c]+=g[c]*dn;   /* no bounce off the body */
                }
            }
            if (xi[2] < P->floor_z) {
                double push=P->floor_z-xi[2]; xi[2]=P->floor_z;
                double dx=xi[0]-pi[0], dy=xi[1]-pi[1], tl=sqrt(dx*dx+dy*dy)+1e-12, fr=P->friction*push; if (fr>tl) fr=tl;
                xi[0]-=dx*fr/tl; xi[1]-=dy*fr/tl;
            }
        }
        for (int i = 0; i < 3*n; i++) v[i]=(x[i]-p[i])/dt;
        /* internal friction: damp relative velocity along edges. Without it small-step XPBD conserves the
           energy of every high-frequency mode and the cloth buzzes forever (looks like crumpled paper). */
        if (P->internal > 0) for (int k = 0; k < ne; k++) {
            int i=e[2*k], j=e[2*k+1]; double ws=w[i]+w[j]; if (ws<=0) continue;
            for (int c=0;c<3;c++) { double q=P->internal*(v[3*j+c]-v[3*i+c])/ws; v[3*i+c]+=w[i]*q; v[3*j+c]-=w[j]*q; }
        }
    }
    free(p); free(f);
}
